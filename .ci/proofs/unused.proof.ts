import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../plant';

// Knip analyses the whole project, so plant the violations in a copy of it.

const root = resolve(import.meta.dirname, '../..');

test('reports unused files, exports and dependencies, and undeclared dependencies', () => {
  const copy = plant({});
  const notSources = /(^|\/)(node_modules|dist|\.git|\.cache|\.wireit|test-results)$/;
  cpSync(root, copy, { recursive: true, filter: (path) => !notSources.test(path) });
  symlinkSync(resolve(root, 'node_modules'), resolve(copy, 'node_modules'));

  const manifest = resolve(copy, 'packages/app/package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"papaparse"', '"mockdate": "*", "papaparse"'));
  writeFileSync(resolve(copy, 'packages/app/e2e/planted.ts'), 'export const planted = 1;\n');
  appendFileSync(resolve(copy, 'packages/app/src/paths.ts'), 'export const nobodys = 1;\n');
  appendFileSync(resolve(copy, 'packages/app/src/App.tsx'), "import 'clsx';\n");

  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules/knip/bin/knip.js'), '--reporter', 'compact'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    'Unused files (1)',
    'packages/app/e2e/planted.ts: packages/app/e2e/planted.ts',
    'Unused dependencies (1)',
    'packages/app/package.json: mockdate',
    'Unlisted dependencies (1)',
    'packages/app/src/App.tsx: clsx',
    'Unused exports (1)',
    'packages/app/src/paths.ts: nobodys',
  ]);
});
