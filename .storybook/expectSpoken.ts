import { expect } from 'storybook/test';
import { commands } from 'vitest/browser';

/** Compares what a screen reader says of the rendered story with its `spoken` parameter. */
export async function expectSpoken({ spoken }: { spoken?: readonly string[] }) {
  if (spoken) await expect(await commands.readAloud()).toEqual(spoken);
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a screen reader says of the frame's document, from start to end. */
    readAloud: () => Promise<string[]>;
  }
}
