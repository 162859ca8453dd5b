import { runnerImport } from 'vite';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const storybookFolder = resolve(root, 'dist/storybook');
/** `VISUAL_BASELINES` is for the tests of this tool. */
export const baselineFolder = resolve(
  process.env.VISUAL_BASELINES ?? resolve(import.meta.dirname, 'baselines'),
);
export const resultFolder = resolve(root, 'test-results/visual');
export const reportFolder = resolve(root, 'test-results/visual-report');

/** One browser a processor core, two at the most: more only wait for each other. */
export const lanes = Math.min(2, availableParallelism());

/** Round what the story draws, so that focus rings and shadows are in the picture. */
export const margin = 8;

/** How long each wait may take, in milliseconds. */
export const limits = {
  story: 15_000,
  fonts: 5_000,
  images: 5_000,
  animations: 5_000,
  frame: 5_000,
};

/** What lies further down a page than this, in pixels, is not in its picture. */
export const tallest = 5_000;

/** All baselines together, in bytes. */
export const bytesAtMost = 15_000_000;

/** For so long two frames in a row may differ, in milliseconds: the browser's own message bubbles fade out. */
export const restless = 8_000;

const load = async (file) => (await runnerImport(resolve(root, '.storybook', file))).module;

export const { surroundings } = await load('surroundings.ts');
export const { everyStory, viewports } = await load('modes.ts');
