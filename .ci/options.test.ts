import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  '.ci/test.ts',
  '.ci/environments.ts',
  'packages/app/bench/run.ts',
  'packages/app/scripts/build.ts',
  'packages/app/scripts/preview.ts',
  'packages/app/scripts/start.ts',
  'packages/ui/scripts/newComponent.ts',
  'packages/visual/bin.ts',
  '.ci/node.js node_modules/vitest/vitest.mjs run --project proofs',
])('%s rejects an unknown option', (script) => {
  const { status, stdout, stderr } = spawnSync('node', [...script.split(' '), '--bogus'], {
    cwd: resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(1);
  const output = stdout + stderr;
  expect(output).toMatch(/--bogus|'bogus'|PascalCase/);
  expect(output).not.toMatch(/^\s+at .+:\d+/m);
});
