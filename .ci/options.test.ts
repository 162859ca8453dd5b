import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  '.ci/test.ts',
  'packages/app/bench/run.ts',
  'packages/app/scripts/build.ts',
  'packages/visual/bin.ts',
])('%s rejects an unknown option', (script) => {
  const { status, stdout, stderr } = spawnSync('node', [script, '--bogus'], {
    cwd: resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  const output = stdout + stderr;
  expect(output).toMatch(/--bogus|'bogus'/);
  expect(output).not.toMatch(/^\s+at .+:\d+/m);
});
