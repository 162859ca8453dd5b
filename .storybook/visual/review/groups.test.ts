import { expect, test } from 'vitest';
import { groupByCause } from './groups.js';
import { summary } from './summary.js';

const change = (title: string) => ({
  id: title.toLowerCase(),
  title,
  name: 'Default',
  mode: 'light',
});

/** Titles by cause, from what each component is contained in. */
function grouped(titles: string[], containers: Record<string, string[]>) {
  const groups = groupByCause(
    titles.map(change),
    (title) => new Set((containers[title] ?? []).map((name) => name.toLowerCase())),
  );
  return groups.map(({ title, folded }) => [title, ...folded.map((outer) => outer.title)]);
}

test('collapses everything that contains a changed component below it', () => {
  const containers = { Button: ['Pager', 'Screen'], Pager: ['Screen'], Badge: [] };
  expect(grouped(['Screen', 'Pager', 'Badge', 'Button'], containers)).toEqual([
    ['Button', 'Screen', 'Pager'],
    ['Badge'],
  ]);
});

test('makes every component a group without the module graph', () => {
  expect(grouped(['Screen', 'Button'], {})).toEqual([['Button'], ['Screen']]);
});

test('loses no screenshot if components contain each other or the chain is broken', () => {
  const titles = ['A', 'B', 'C', 'D'];
  const groups = grouped(titles, { A: ['B'], B: ['A', 'C'], D: ['A'] });
  expect(groups.flat().sort()).toEqual(titles);
});

test('the job summary shows twenty screenshots, linked from the deployed review page', () => {
  const changes = Array.from({ length: 25 }, (_, i) => ({
    ...change(`Card ${i}`),
    message: 'differs',
    before: `before/light/card-${i}.png`,
    after: `after/light/card-${i}.png`,
  }));
  const groups = [{ title: 'Card', own: changes, folded: [] }];
  const url = 'https://example.invalid/pr/7/review';
  const text = summary(groups, { VISUAL_REVIEW_URL: url });
  expect(text.match(/<img src="https:\/\/example\.invalid\/pr\/7\/review\/after\//g)).toHaveLength(
    20,
  );
  expect(text).toContain('25 pictures differ');
  expect(text).toContain('5 more are on the review page.');
  const repository = {
    GITHUB_SERVER_URL: 'https://github.invalid',
    GITHUB_REPOSITORY: 'bank/patunay',
    GITHUB_SHA: 'abc',
  };
  expect(summary(groups, repository)).toContain(
    'https://github.invalid/bank/patunay/raw/abc/.storybook/visual/baselines/light/card-0.png',
  );
});
