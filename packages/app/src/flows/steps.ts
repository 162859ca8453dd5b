import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

export type Flow = (context: StoryContext) => Promise<void>;
export type Canvas = StoryContext['canvas'];

/** A page or a dialog is fetched when it is first asked for. */
const fetched = { timeout: 5000 };

/** The heading of the page that a change of address brings. */
export async function expectPage(canvas: Canvas, name: string) {
  await expect(await canvas.findByRole('heading', { level: 1, name }, fetched)).toBeVisible();
}

/** Follows a link of the sidebar, which a phone keeps in a drawer. */
export async function openPage(canvas: Canvas, link: string, heading: string) {
  const menu = canvas.queryByRole('button', { name: 'Open menu' });
  if (menu) {
    await userEvent.click(menu);
    const drawer = within(await screen.findByRole('dialog', {}, fetched));
    await userEvent.click(drawer.getByRole('link', { name: link }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  } else {
    await userEvent.click(canvas.getByRole('link', { name: link }));
  }
  await expectPage(canvas, heading);
}

/** A dialog, once it has faded in. */
export async function openedDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name }, fetched);
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export async function expectNoDialog() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export async function expectToast(message: string) {
  await waitFor(() => expect(screen.getByText(message)).toBeVisible(), fetched);
}

export async function dismissToast(message: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
}

/** What the product says to the console, caught. */
export function listenToConsole() {
  const heard = fn();
  spyOn(console, 'info').mockImplementation(heard);
  spyOn(console, 'log').mockImplementation(heard);
  return heard;
}

/** Files as a drop or a file input has them. Testing Library's stand-ins lose them, or are not seen by the browser's own checks. */
export function transferOf(files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
