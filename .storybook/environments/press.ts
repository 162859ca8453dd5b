import { userEvent } from 'storybook/test';

/** Presses keys at the pace of a person: a letter at once after another one counts as dictated text. */
export async function press(...keys: string[]) {
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard(key);
  }
}
