import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../.storybook/sources/sourceFiles.ts';
import { projects } from '../vitest.unit.config';

/** The globs of Vitest's projects, from vitest.unit.config.ts, and of the other runners. */
const patterns = [
  ...projects.flatMap(({ test: { include = [] } = {} }) => include),
  'packages/app/e2e/*.spec.ts',
  'packages/app/e2e/*.daily.ts',
  '{.ci,packages/visual}/daily/*.daily.ts',
  'packages/app/engines/*.test.ts',
  'packages/ui/consumers/*.test.ts',
  'packages/ui/consumers/*/src/*.test.tsx',
  // Type tests: tsc runs them.
  'packages/*/src/*.test-d.tsx',
];

const withoutProject = (files: string[]) =>
  files.filter(
    (file) =>
      /\.(test|test-d|spec|daily)\.[cm]?[jt]sx?$/.test(file) &&
      !patterns.some((pattern) => matchesGlob(file, pattern)),
  );

test('every test file belongs to a project that runs it', () => {
  const files = projectFiles();
  expect(files.filter((file) => file.endsWith('.test.ts')).length).toBeGreaterThan(20);
  expect(withoutProject(files)).toEqual([]);
});

test('reports a test file that no project includes', () => {
  const stray = [
    'packages/app/bench/lib/budgets.test.ts',
    'packages/app/scripts/serve.test.ts',
    'packages/app/e2e/files.test.ts',
  ];
  expect(withoutProject([...stray, 'packages/ui/src/conformance.test.tsx'])).toEqual(stray);
});
