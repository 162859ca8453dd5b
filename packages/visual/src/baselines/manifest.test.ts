import { expect, test } from 'vitest';
import { changedStories, formatManifest, parseManifest } from './manifest.ts';

const a = 'a'.repeat(32);
const b = 'b'.repeat(32);

const manifest = {
  'light/card--default': { hash: a },
  'dark/card--default': { hash: b },
  'frames/flow--tour--step-10': { hash: a, caption: 'Close the dialog' },
  'frames/flow--tour--step-2': { hash: b, caption: 'Open the dialog' },
  'light/flow--tour': { hash: a },
};

const text = `# The hash of the pixels of each screenshot. \`visual --update\` writes this file.

card--default
  dark ${b}
  light ${a}

flow--tour
  light ${a}
  step-2 ${b} Open the dialog
  step-10 ${a} Close the dialog
`;

test('has one line per screenshot, below its story, and stories apart from each other', () => {
  expect(formatManifest(manifest)).toBe(text);
  expect(parseManifest(text)).toEqual(manifest);
  expect(parseManifest(text.replaceAll('\n', '\r\n'))).toEqual(manifest);
});

const conflict = `<<<<<<< HEAD\n  dark ${b}\n=======\n  dark ${a}\n>>>>>>> main`;

test.each([
  [
    'a merge conflict',
    conflict,
    /^Line 4 of screenshots.txt has a merge conflict near card--default: keep either side/,
  ],
  ['a hash that is too short', `  dark ${b.slice(1)}`, /^Line 4 .* should be a mode and a hash/],
  ['two merged lines', `  dark ${b}\n  dark ${a}`, /^Line 5 .* lists dark\/card--default a second/],
])('%s is reported with its line', (_, wrong, message) => {
  expect(() => parseManifest(text.replace(`  dark ${b}`, wrong))).toThrow(message);
});

test('a mode without a story is reported', () => {
  expect(() => parseManifest(`  dark ${b}`)).toThrow(/^Line 1 .* should be a mode and a hash/);
});

test('the stories whose lines were changed, added or removed', () => {
  const renamed = { hash: b, caption: 'Reopen the dialog' };
  const now = { ...manifest, 'frames/flow--tour--step-2': renamed, 'light/new': { hash: a } };
  expect(changedStories(manifest, manifest)).toEqual([]);
  expect(changedStories(manifest, now)).toEqual(['flow--tour', 'new']);
  expect(changedStories(now, manifest)).toEqual(['flow--tour', 'new']);
});
