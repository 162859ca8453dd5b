import { expect, test } from './fixtures';
import { heading, open, pageOfEachScreen } from './pages';

test('the heading is at the same position on every back-office page', async ({ page }) => {
  const tops = new Map<string, number>();
  for (const { path } of pageOfEachScreen) {
    // On document pages the heading wraps, so the header has another height.
    if (path.includes('/documents/')) continue;
    await open(page, path);
    const { y, height } = (await heading(page).boundingBox())!;
    tops.set(path, Math.round(y + height / 2));
  }
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
});
