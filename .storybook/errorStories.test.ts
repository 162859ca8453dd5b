import { expect, test } from 'vitest';
import { errorTexts } from '../packages/ui/src/patterns/errorTexts.ts';
import { errorStories } from './errorStories.ts';
import { readStoryFiles } from './storyFiles.ts';

const files = Object.entries(
  import.meta.glob<string>(['../packages/*/src/**/*.{ts,tsx}', '../packages/app/scripts/*.js'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

test('the seven texts match the specification verbatim', () => {
  expect(Object.values(errorTexts)).toEqual([
    'Client not found',
    'Document not found',
    'Please select a document type before uploading',
    'Please enter a client name before uploading',
    'Some files were skipped. Only PDF, JPG, and PNG files are supported.',
    'Preview not available for this file type',
    'Unexpected Application Error!',
  ]);
});

test('the texts are defined in one place', () => {
  const sources = files.filter(([file]) => !/[.](stories|test)[.]|errorTexts[.]ts$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  for (const text of Object.values(errorTexts)) {
    expect(sources.flatMap(([file, source]) => (source.includes(text) ? [file] : []))).toEqual([]);
  }
});

test('every linked story exists', () => {
  const ids = readStoryFiles().flatMap(({ ids }) => ids);
  expect(ids).toEqual(expect.arrayContaining(Object.values(errorStories)));
});
