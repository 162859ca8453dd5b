import { documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, open } from './pages';

const byId = (id: string) => defined(documents.find((document) => document.id === id));
const statement = byId('DOC-2006');
const path = documentPath(statement);

const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });
const image = (page: Page) => stage(page).getByRole('img');
const marks = (page: Page, check: string) =>
  stage(page).getByRole('button', { name: new RegExp(`^${check}`) });
const toggle = (page: Page, check: string) =>
  page.getByRole('button', { name: `Show evidence: ${check}`, exact: true });
const panelOpener = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('findings are selected in the panels and on the page; the URL keeps the selection', async ({
  page,
}) => {
  await open(page, `${path}?finding=font-detection`);

  await test.step('a link to a finding opens its page and its panel, and selects its mark', async () => {
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
    await expect(panelOpener(page, 'Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
    await expect(marks(page, 'Font Detection').first()).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('closing its panel clears the selection', async () => {
    await panelOpener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(`${path}?page=2`);
  });

  await test.step('selecting a check selects its mark on the page', async () => {
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await panelOpener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(`${path}?panel=fraud`);
    await toggle(page, 'Font Detection').click();
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
    await expect(toggle(page, 'Font Detection')).toHaveAttribute('aria-pressed', 'true');
    await expect(marks(page, 'Font Detection').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(marks(page, 'Font Detection').first()).toBeInViewport();
    await expect(page).toHaveURL(`${path}?finding=font-detection`);
  });

  await test.step('clicking it again clears the selection and keeps the page and the panel', async () => {
    await toggle(page, 'Font Detection').click();
    await expect(page).toHaveURL(`${path}?page=2&panel=fraud`);
    await expect(stage(page).getByRole('button', { pressed: true })).toHaveCount(0);
  });

  await test.step('a mark on the page opens the panel of its check; Escape clears the selection', async () => {
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await panelOpener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(path);
    const mark = marks(page, 'Balance Verification').first();
    await mark.click();
    await expect(panelOpener(page, 'Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Balance Verification')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(`${path}?finding=balance-verification`);
    await page.keyboard.press('Escape');
    await expect(toggle(page, 'Balance Verification')).toHaveAttribute('aria-pressed', 'false');
    await expect(mark).toBeFocused();
    await expect(page).toHaveURL(`${path}?panel=fraud`);
  });

  await test.step('selecting a finding in a panel turns to its page; a second click deselects it', async () => {
    await toggle(page, 'Font Detection').click();
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
    await toggle(page, 'Font Detection').click();
    await expect(stage(page).getByRole('button', { pressed: true })).toHaveCount(0);
  });

  await test.step('the toolbar steps through the findings', async () => {
    const steps = page.getByRole('toolbar', { name: 'Findings' });
    await expect(steps).toContainText('9 findings');
    for (let step = 1; step <= 5; step++) {
      await steps.getByRole('button', { name: 'Next finding' }).click();
      await expect(steps).toContainText(`Finding ${step} of 9`);
    }
  });

  await test.step('a finding about the whole file opens its panel, and leaves the page alone', async () => {
    await expect(panelOpener(page, 'Metadata')).toHaveAttribute('aria-expanded', 'true');
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 3 of 5`);
    await expect(page.locator('[data-selected]')).toContainText('Creation Date');
  });
});

test('pinching zooms the page around the midpoint, not the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await stage(page).scrollIntoViewIfNeeded();
  const box = defined(await stage(page).boundingBox());
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + Math.min(box.height, 300) / 2);
  const partUnder = () =>
    image(page).evaluate(
      (img, at) => {
        const { left, top, width, height } = img.getBoundingClientRect();
        return [(at.x - left) / width, (at.y - top) / height];
      },
      { x, y },
    );
  const before = await partUnder();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        spread === undefined
          ? []
          : [
              { id: 1, x: x - spread, y },
              { id: 2, x: x + spread, y },
            ],
    });
  await touch('touchStart', 40);
  for (let spread = 44; spread <= 80; spread += 4) await touch('touchMove', spread);
  await touch('touchEnd');

  const tools = page.getByRole('toolbar', { name: 'Zoom and rotation' });
  await expect.poll(async () => parseInt(defined(await tools.textContent()))).toBeGreaterThan(180);
  expect(parseInt(defined(await tools.textContent()))).toBeLessThan(220);
  const after = await partUnder();
  for (const [index, part] of after.entries()) expect(part).toBeCloseTo(defined(before[index]), 1);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});
