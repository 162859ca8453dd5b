// Publishes the Storybook to Chromatic; the project's token comes from the environment.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Copy the token from the project’s Manage page on Chromatic, then:\n' +
      '  CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  );
  process.exit(1);
}

const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
