import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
    'input.txt': 'first',
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
  return {
    run,
    write: (text: string) => writeFileSync(resolve(folder, 'input.txt'), text),
    folder,
  };
}

test('all failures are in one report, with the command that repeats each', () => {
  const { run } = plantProject({
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

test('a chain of three steps with a failing head ends with a report', () => {
  const { run } = plantProject({
    head: { command: 'exit 1' },
    middle: { command: 'echo', dependencies: ['head'] },
    tail: { command: 'echo', dependencies: ['middle'] },
  });
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toContain('Again, one by one:\n  npx exit 1\n');
});

test('a step that passed runs again only when its inputs change, and a failing one always', () => {
  const { run, write, folder } = plantProject({
    passes: { command: 'echo p >> runs.log', files: ['input.txt'], output: [] },
    fails: { command: 'echo f >> runs.log && exit 1', files: ['input.txt'], output: [] },
  });
  const runs = () => [...readFileSync(resolve(folder, 'runs.log'), 'utf8')].sort().join('').trim();
  expect(run().status).toBe(1);
  expect(run().status).toBe(1);
  expect(runs()).toBe('ffp');
  write('second');
  run();
  expect(runs()).toBe('fffpp');
});

test('a step runs again if what is known about its last run, or its output, is damaged', () => {
  const { run, folder } = plantProject({
    build: { command: 'cp input.txt out.txt', files: ['input.txt'], output: ['out.txt'] },
  });
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/\n1 passed, 0 failed\n$/);
  const out = resolve(folder, 'out.txt');
  for (const damage of ['find .wireit -type f -exec truncate -s 3 {} +', 'echo > out.txt']) {
    spawnSync('sh', ['-c', damage], { cwd: folder });
    writeFileSync(out, 'damaged');
    expect(run().status).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe('first');
  }
});

test('an unknown option is reported in one line', () => {
  const { status, stderr } = plantProject({}).run('--bail');
  expect(stderr).toMatch(/^npm test has no option --bail\. .+\n$/);
  expect(status).toBe(1);
});
