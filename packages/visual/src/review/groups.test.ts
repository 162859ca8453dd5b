import { expect, test } from 'vitest';
import { byCause } from './groups.ts';
import { summary } from './summary.ts';

const change = (title: string) => ({
  id: title.toLowerCase(),
  title,
  name: 'Default',
  mode: 'light',
});

/** The cause of each title, given the titles that contain each component. */
function causes(titles: string[], containers: Record<string, string[]>) {
  const changes = byCause(
    titles.map(change),
    (title) => new Set((containers[title] ?? []).map((name) => name.toLowerCase())),
  );
  return changes.map(({ title, cause }) => `${title}: ${cause}`);
}

test('a changed component explains the changes of everything that contains it', () => {
  const containers = { Button: ['Pager', 'Screen'], Pager: ['Screen'], Badge: [] };
  expect(causes(['Screen', 'Pager', 'Badge', 'Button'], containers)).toEqual([
    'Button: Button',
    'Badge: Badge',
    'Screen: Button',
    'Pager: Button',
  ]);
});

test('the job summary shows the first twenty screenshots, by their URLs on the deployed review page', () => {
  const changes = Array.from({ length: 25 }, (_, i) => ({
    ...change(`Card ${i}`),
    message: 'differs',
    before: `before/light/card-${i}.png`,
    after: `after/light/card-${i}.png`,
  }));
  const url = 'https://example.invalid/pr/7/review';
  const text = summary(changes, url);
  expect(text.split(`<img src="${url}/after/`)).toHaveLength(21);
  expect(text).toContain('Different screenshots: 25');
  expect(text).toContain('5 more are on the review page.');
});
