import { expect, test } from './fixtures';
import { backOfficePages, heading, open } from './pages';

test('the heading stands at the same place on every page of the back office', async ({ page }) => {
  const tops = new Map<string, number>();
  for (const { path } of backOfficePages) {
    // The document page has a header of its own height, whose heading wraps.
    if (path.includes('/documents/')) continue;
    await open(page, path);
    const { y, height } = (await heading(page).boundingBox())!;
    tops.set(path, Math.round(y + height / 2));
  }
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
});
