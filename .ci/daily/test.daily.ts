import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../plant.ts';

const root = resolve(import.meta.dirname, '../..');

/** A project whose `npm test` runs other steps. */
function plantProject(steps: Record<string, object>) {
  const folder = plant({
    'package.json': JSON.stringify({
      type: 'module',
      wireit: { steps: { dependencies: Object.keys(steps) }, ...steps },
    }),
    'package-lock.json': '{ "packages": {} }',
    '.ci/needs.ts': 'export const unmetNeeds = async () => [];',
  });
  cpSync(resolve(root, '.ci/test.ts'), resolve(folder, '.ci/test.ts'));
  symlinkSync(resolve(root, 'node_modules'), resolve(folder, 'node_modules'));
  const run = (...options: string[]) => {
    const { env } = process;
    const { status, stdout, stderr } = spawnSync('node', ['.ci/test.ts', ...options], {
      cwd: folder,
      encoding: 'utf8',
      // npm sets the first, by which wireit finds its configuration.
      env: {
        ...env,
        npm_package_json: resolve(folder, 'package.json'),
        PATH: `${root}/node_modules/.bin:${env.PATH}`,
      },
    });
    return { status, stdout, stderr };
  };
  return run;
}

test('all failures are in one report, with the command that repeats each', () => {
  const run = plantProject({
    types: { command: 'echo wrong type && exit 1' },
    lint: { command: 'sleep 0.3 && echo bad style && exit 1' },
    units: { command: 'echo fine' },
  });
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toMatch(/wrong type/);
  expect(stdout).toMatch(/bad style/);
  expect(stdout).toContain(
    'Failed. Again, one by one:\n  npx echo wrong type && exit 1\n  npx sleep 0.3 && echo bad style && exit 1\n',
  );
  expect(stdout).toMatch(/\nFailed after \d+ s\n$/);
});

test('an unknown option is reported in one line', () => {
  const { status, stderr } = plantProject({})('--bail');
  expect(stderr).toMatch(/^npm test has no option --bail\. .+\n$/);
  expect(status).toBe(1);
});
