import { spawnSync } from 'node:child_process';
import { UserError } from '../userError.ts';

interface Options {
  args?: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** What is built, for the error. */
  what?: string;
}

/**
 * Builds the Storybook of the checkout in `cwd` with its module graph (`preview-stats.json`).
 */
export function buildStorybook(
  folder: string,
  { args = [], cwd = process.cwd(), env = process.env, what = 'The Storybook' }: Options = {},
) {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['storybook', 'build', '--quiet', '--stats-json', ...args, '-o', folder],
    // Vite, with which settings.js loads the configuration, sets NODE_ENV to `development`.
    { cwd, env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new UserError(`${what} does not build:\n${stdout}${stderr}`);
}
