import { runnerImport } from 'vite';
import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const storybookFolder = resolve(root, 'dist/storybook');
/** `VISUAL_BASELINES` is for the tests of this tool. */
export const baselineFolder =
  process.env.VISUAL_BASELINES ?? resolve(import.meta.dirname, 'baselines');
/** The review page and the screenshots it shows: self-contained, so that it can be uploaded as it is. */
export const reportFolder = resolve(root, 'test-results/visual-report');

/** The look of the review page: sets the custom properties of `review/theme.css`. */
export const reviewTheme = resolve(root, '.storybook/reviewTheme.css');

/** One browser per core, as far as memory allows: each takes up to 1 GB. */
export const lanes = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 1e9)));

const load = async (file) => (await runnerImport(resolve(root, '.storybook', file))).module;

export const { environment } = await load('environment.ts');
export const { readAccessibilityTree } = await load('accessibilityTree.ts');
export const { followFlow, readAloud, readLive } = await load('spoken.ts');
export const { everyStory, viewports } = await load('modes.ts');
export const { rulesOf } = await load('a11y.ts');
