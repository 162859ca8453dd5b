// End-to-end runs that take too long for `npm test`.
import { spawnSync } from 'node:child_process';

const runs = {
  monkey: {
    args: ['monkey', '-g', 'survives'],
    env: { ACTIONS: '10000', SEED: String(Math.floor(Math.random() * 1e9)) },
  },
  memory: { args: ['memory'] },
  proofs: { args: ['guards|monkey|storybookDocs', '--grep-invert', 'survives'] },
};

const [name, ...rest] = process.argv.slice(2);
const { args, env } = runs[name];

const { status } = spawnSync('npm', ['run', 'test:e2e', '--', ...args, ...rest], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { E2E_DAILY: '1', ...env, ...process.env },
});
process.exit(status ?? 1);
