import { expect, test } from '@playwright/test';
import { openPreview, show, storiesFinished } from './storybookPreview';

test('no docs page logs an error, or scrolls to a story that plays', async ({ page, request }) => {
  test.setTimeout(15 * 60_000);
  const errors: string[] = [];
  let shown = '';
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${shown}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => errors.push(`${shown}: ${message}`));
  const { entries } = (await (await request.get('/storybook/index.json')).json()) as {
    entries: Record<string, { type: string }>;
  };
  const pages = Object.keys(entries).filter((id) => entries[id]?.type === 'docs');
  expect(pages.length).toBeGreaterThan(90);
  const preview = await openPreview(page);
  for (shown of pages) {
    await show(preview, shown, 'docs');
    await storiesFinished(preview);
    expect(await preview.evaluate(() => window.scrollY), shown).toBe(0);
  }
  expect(errors).toEqual([]);
});
