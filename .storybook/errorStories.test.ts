import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { errorTexts } from '../packages/ui/src/patterns/errorTexts.ts';
import { errorStories } from './errorStories.ts';
import { readStoryFiles } from './storySource.js';

test('the texts are defined in one place', () => {
  const patterns = Object.values(errorTexts).flatMap((text) => ['-e', text]);
  const files = ['packages', ':!*.stories.tsx', ':!*.test.*', ':!packages/app/e2e', ':!*.md'];
  const found = execFileSync('git', ['grep', '--untracked', '-lF', ...patterns, '--', ...files]);
  expect(found.toString().trim()).toBe('packages/ui/src/patterns/errorTexts.ts');
});

test('every linked story exists, and has a cover', () => {
  const ids = readStoryFiles().flatMap(({ ids }) => ids);
  const wanted = Object.values(errorStories).flatMap((id) => [id, `${id}-cover`]);
  expect(ids).toEqual(expect.arrayContaining(wanted));
});
