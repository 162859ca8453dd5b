import { expect, test } from 'vitest';
import { byCause } from './groups.ts';

/** The cause of each title, given the titles that contain each component. */
function causes(titles: string[], containers: Record<string, string[]>) {
  const changes = byCause(
    titles.map((title) => ({ id: title.toLowerCase(), title })),
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
