import { execFileSync } from 'node:child_process';
import { matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { projects } from '../vitest.unit.config';

const root = resolve(import.meta.dirname, '..');

/** The globs of Vitest's projects, from vitest.unit.config.ts, and of the other runners. */
const patterns = [
  ...projects.flatMap(({ test: { include = [] } = {} }) => include),
  'packages/app/e2e/*.spec.ts',
  'packages/app/e2e/*.daily.ts',
  '.ci/proofs/*.proof.ts',
  'packages/app/engines/*.test.ts',
  // Type tests: tsc runs them.
  'packages/*/src/*.test-d.tsx',
];

const withoutProject = (files: string[]) =>
  files.filter(
    (file) =>
      /\.(test|test-d|spec|daily|proof)\.[cm]?[jt]sx?$/.test(file) &&
      !patterns.some((pattern) => matchesGlob(file, pattern)),
  );

test('every test file belongs to a project that runs it', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  expect(files.filter((file) => file.endsWith('.test.ts')).length).toBeGreaterThan(20);
  expect(withoutProject(files)).toEqual([]);
});

test('reports a test file that no project includes', () => {
  const stray = [
    'packages/app/bench/lib/stats.test.ts',
    'packages/app/scripts/serve.test.js',
    'packages/app/e2e/files.test.ts',
  ];
  expect(withoutProject([...stray, 'packages/ui/src/conformance.test.tsx'])).toEqual(stray);
});
