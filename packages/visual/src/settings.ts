import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { manifestName } from './baselines/manifest.ts';
import { openPictures } from './baselines/pictures.ts';
import type { VisualConfig } from './index.ts';
import { UserError } from './userError.ts';

/** The folder with the configuration, in which the command runs. */
export const root = process.cwd();

const configFile = resolve(root, 'visual.config.ts');

async function load() {
  if (!existsSync(configFile)) throw new UserError(`There is no visual.config.ts in ${root}.`);
  try {
    const { module, dependencies } = await runnerImport<{ default: VisualConfig }>(configFile);
    const files = [configFile, ...dependencies].map((file) => relative(root, file));
    return { config: module.default, configFiles: files };
  } catch (error) {
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new UserError(`visual.config.ts does not load: ${reason.trim()}`);
  }
}

/** The configuration, and the files that it consists of, by their paths from the root. */
export const { config, configFiles } = await load();

export const storybookFolder = resolve(root, config.storybook ?? 'storybook-static');
export const baselineFolder = resolve(root, config.baselines);
export const manifestFile = resolve(baselineFolder, manifestName);
/** What a run leaves for the next: only to be faster, and to show screenshots as they were. Daily tests use their own. */
export const cacheFolder = resolve(root, process.env.VISUAL_CACHE ?? 'node_modules/.cache/visual');
export const pictures = openPictures(resolve(cacheFolder, 'pictures'));
/** The review page and the screenshots it shows: self-contained, so that it can be uploaded as it is. */
export const reportFolder = resolve(root, 'test-results/visual-report');
