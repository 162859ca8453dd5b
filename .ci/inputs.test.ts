import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Whether a file is an input of a step, by the last of the step's globs that matches it. */
function isInput(step: 'build-app' | 'end-to-end', file: string) {
  const globs: string[] = manifest.wireit[step].files;
  const last = globs.findLast((glob) => matchesGlob(file, glob.replace('!', '')));
  return last !== undefined && !last.startsWith('!');
}

test('a change to a component or a test runs the end-to-end tests again', () => {
  expect(isInput('build-app', 'packages/ui/src/components/Badge/Badge.tsx')).toBe(true);
  expect(isInput('end-to-end', 'packages/app/e2e/review.spec.ts')).toBe(true);
});
