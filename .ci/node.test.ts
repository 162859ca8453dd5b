import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant.ts';

const launcher = resolve(import.meta.dirname, 'node.js');
const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

test('runs a TypeScript file with its arguments, as if Node had started it', () => {
  const folder = plant({
    'main.ts':
      'const args: string[] = process.argv.slice(1);\nconsole.log(JSON.stringify(args), process.argv[1] === import.meta.filename);',
  });
  const script = resolve(folder, 'main.ts');
  expect(run(launcher, script, '--help').stdout).toBe(`["${script}","--help"] true\n`);
});

test('an older Node says in one sentence what to do', () => {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  const { status, stderr } = run('--import', older, launcher, 'missing.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Patunay needs Node 24 or newer, and this is 20\.20\.2\. .+\n$/);
});
