// End-to-end runs that `npm test` leaves out: they take too long, or need another browser.
import { spawnSync } from 'node:child_process';
import { firefoxPath } from './firefox.js';

const runs = {
  monkey: {
    args: ['monkey', '-g', 'survives'],
    env: { ACTIONS: '10000', SEED: String(Math.floor(Math.random() * 1e9)) },
  },
  memory: { args: ['memory'] },
  proofs: { args: ['guards|monkey', '--grep-invert', 'survives'] },
  firefox: { config: 'packages/app/e2e/firefox.config.ts', args: [] },
};

const [name, ...rest] = process.argv.slice(2);
const { config = 'packages/app/e2e', args, env } = runs[name];

if (name === 'firefox' && !firefoxPath()) {
  console.log('Skipped: no Firefox on this computer. Install one, or name it: FIREFOX_PATH=…');
  process.exit(0);
}

const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, ...args, ...rest], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { E2E_DAILY: '1', ...env, ...process.env },
});
process.exit(status ?? 1);
