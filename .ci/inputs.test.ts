import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Whether a file is an input of a step, by the last of the step's globs that matches it. */
function isInput(step: 'build-app' | 'build-storybook' | 'end-to-end', file: string) {
  const globs: string[] = manifest.wireit[step].files;
  const last = globs.findLast((glob) => matchesGlob(file, glob.replace('!', '')));
  return last !== undefined && !last.startsWith('!');
}

test.each([
  'packages/ui/src/components/Badge/Badge.stories.tsx',
  'packages/app/src/flows/Tour.stories.tsx',
])('a change to %s runs no end-to-end test of the app again', (story) => {
  expect(isInput('build-storybook', story)).toBe(true);
  expect(isInput('build-app', story)).toBe(false);
  expect(isInput('end-to-end', story)).toBe(false);
  // Of the build, only the app counts.
  expect(isInput('end-to-end', 'dist/index.html')).toBe(true);
  expect(isInput('end-to-end', 'dist/storybook/index.html')).toBe(false);
});

test('a change to a component or a test runs them', () => {
  expect(isInput('build-app', 'packages/ui/src/components/Badge/Badge.tsx')).toBe(true);
  expect(isInput('end-to-end', 'packages/app/e2e/review.spec.ts')).toBe(true);
});
