// Builds the Storybook and publishes it to Chromatic; the project's token comes from the environment.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Copy the token from the project’s Manage page on Chromatic, then:\n' +
      '  CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  );
  process.exit(1);
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;

process.exitCode =
  run('npm', ['run', 'build', '--', 'storybook']) || run('chromatic', process.argv.slice(2));
