import { expect, test } from 'vitest';
import { errorTexts } from '../../packages/ui/src/patterns/errorTexts.ts';
import { errorStories } from './errorStories.ts';
import { isTest, projectFiles, read } from '../sources/sourceFiles.ts';
import { readStoryFiles } from '../sources/storySource.ts';

test('the texts are defined in one place', () => {
  const texts = Object.values(errorTexts);
  const sources = projectFiles().filter(
    (file) => /^packages\/(?!app\/e2e\/).*[.](tsx?|js|json|html|css)$/.test(file) && !isTest(file),
  );
  const found = sources.filter((file) => texts.some((text) => read(file).includes(text)));
  expect(found).toEqual(['packages/ui/src/patterns/errorTexts.ts']);
});

test('every linked story exists, and has a cover', () => {
  const ids = readStoryFiles().flatMap(({ ids }) => ids);
  const wanted = Object.values(errorStories).flatMap((id) => [id, `${id}-cover`]);
  expect(ids).toEqual(expect.arrayContaining(wanted));
});
