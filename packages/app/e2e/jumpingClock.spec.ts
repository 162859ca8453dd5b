import { documents } from '@patunay/fixtures';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, open } from './pages';

/** A wall clock that goes back an hour, or forward a day, each time it is read. */
function jump() {
  const RealDate = Date;
  const day = 86_400_000;
  let reads = 0;
  const now = () => RealDate.now() + (reads++ % 2 === 0 ? -day / 24 : day);
  const JumpingDate = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  Reflect.set(globalThis, 'Date', JumpingDate);
}

test.beforeEach(({ page }) => page.addInitScript(jump));

test('a toast is gone after three seconds, whatever the clock says', async ({ page }) => {
  await open(page, '/review');
  await page.getByRole('article').last().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Approve' }).click();
  await dialog.getByRole('textbox').fill('As on file');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const toast = page.getByText('Document has been approved successfully').first();
  await expect(toast).toBeVisible();
  const shown = performance.now();
  await toast.hover();
  await page.waitForTimeout(500);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  const left = performance.now();
  await expect(toast).toHaveCount(0);
  expect(performance.now() - left).toBeGreaterThan(2500);
  expect(performance.now() - shown).toBeLessThan(8000);
});

test('what is typed in a search reaches the URL, whatever the clock says', async ({ page }) => {
  await open(page, '/clients');
  for (const text of ['ma', 'mar', '']) {
    await page.getByRole('searchbox').fill(text);
    await expect(page).toHaveURL(text ? `/clients?q=${text}` : '/clients', { timeout: 3000 });
  }
});

test('pages, findings and the magnifier work, whatever the clock says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, documentPath(defined(documents.find(({ needsReview }) => needsReview))));
  const viewer = page.getByRole('region', { name: /\.pdf$/ });
  for (const number of [3, 2]) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    await expect(page.getByText(`Page ${number} of 5`).first()).toBeAttached();
  }
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await viewer.getByRole('button', { name: 'Next finding' }).click();
  // The glide to the finding ends: its mark is in view.
  await expect(
    page
      .getByRole('group', { name: 'Document page' })
      .getByRole('button', { pressed: true })
      .first(),
  ).toBeInViewport();
  const stage = page.getByRole('group', { name: 'Document page' });
  await stage.focus();
  // A short press switches the magnifier on; while it is held, only until the key is released.
  await page.keyboard.press('m');
  await expect(stage).toHaveAttribute('data-magnifying', '');
  await page.keyboard.press('m');
  await expect(stage).not.toHaveAttribute('data-magnifying');
  await page.keyboard.down('m');
  await expect(stage).toHaveAttribute('data-magnifying', '');
  await page.waitForTimeout(700);
  await page.keyboard.up('m');
  await expect(stage).not.toHaveAttribute('data-magnifying');
});
