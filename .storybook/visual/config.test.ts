import { expect, test } from 'vitest';
import config from '../../visual.config';

const { harmless = [], sources = /^$/ } = config.affected ?? {};
const isHarmless = (file: string) => harmless.some((pattern) => pattern.test(file));

test.each([
  'packages/ui/src/styles/tokens.css',
  'packages/app/public/favicon.svg',
  'packages/app/src/engines.ts',
  '.storybook/preview.css',
  '.storybook/main.ts',
  'visual.config.ts',
  'package-lock.json',
  'packages/visual/src/render/inPage.ts',
])('a screenshot may show %s', (file) => {
  expect(isHarmless(file)).toBe(false);
});

test('the runner renders every story, though no story imports it', () => {
  expect('packages/ui/src/components/Badge/Badge.tsx').toMatch(sources);
  expect('packages/visual/src/render/inPage.ts').not.toMatch(sources);
});
