import { expect, test } from 'vitest';
import { filesIn, read } from '../sources/sourceFiles.ts';
import { parseStories } from '../sources/storySource.ts';

/**
 * Components that are not interactive, or whose parts have their own stories. Field is covered by the fields that use
 * it.
 */
const exempt = new Set([
  'ApiExample',
  'Badge',
  'BillScan',
  'Card',
  'CardGrid',
  'DescriptionList',
  'DocumentWorkspace',
  'FeatureCard',
  'FeatureList',
  'Field',
  'LandingPage',
  'Logo',
  'Mono',
  'PatunayProvider',
  'PricingBox',
  'PricingSection',
  'Section',
  'SegmentList',
  'SheetDrawing',
  'Stack',
  'Statistics',
]);

test('spoken output is specified for every interactive component', () => {
  const stories = /\/(components|patterns|marketing)\/\w+\/\w+[.]stories[.]tsx$/;
  const without = filesIn('packages/ui/src', stories)
    .filter((file) => !/\bspoken: \[/.test(read(file)))
    .map((file) => file.split('/').at(-2)!);
  const hint = 'Add `parameters.spoken` to a story: see Guides / Writing a component.';
  expect(
    without.filter((name) => !exempt.has(name)),
    hint,
  ).toEqual([]);
  expect([...exempt].filter((name) => !without.includes(name))).toEqual([]);
});

test('spoken output is specified for every screen', () => {
  const files = filesIn('packages/app/src/screens', /[.]tsx$/);
  const specified = files.filter((file) => /\bspoken: \[/.test(read(file)));
  const screens = files.filter((file) => !file.endsWith('.stories.tsx'));
  const wanted = screens.map((file) => file.replace('.tsx', '.stories.tsx'));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((file) => !specified.includes(file))).toEqual([]);
});

test.each(filesIn('packages/app/src/flows', /[.]stories[.]tsx$/))(
  'spoken output is specified for every flow in %s',
  (file) => {
    const source = read(file);
    const specified = source.match(/\bspokenSteps: (\[\s*[\[.]|\w)/g);
    expect(specified).toHaveLength(parseStories(source).stories.length);
  },
);
