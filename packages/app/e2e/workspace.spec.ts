import type { Page } from '@playwright/test';
import { documents } from '@patunay/fixtures';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, open } from './pages';

const statement = defined(documents.find(({ id }) => id === 'DOC-2006'));

const border = (page: Page) => page.getByRole('separator', { name: 'Width of the panels' });
const panels = (page: Page) => page.getByRole('button', { name: 'Metadata' });
const viewerWidth = async (page: Page) =>
  Math.round(defined(await page.getByRole('region', { name: statement.name }).boundingBox()).width);

async function drag(page: Page, by: number) {
  const { x, y, width, height } = defined(await border(page).boundingBox());
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by / 2, from.y);
  await page.mouse.move(from.x + by, from.y);
  await page.mouse.up();
}

test('the border between document and panels can be dragged, and a double click resets it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, documentPath(statement));
  const url = page.url();
  const before = await viewerWidth(page);

  await drag(page, 60);
  expect(await viewerWidth(page)).toBe(before + 60);

  await test.step('the next document keeps it', async () => {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).not.toHaveURL(url);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => viewerWidth(page)).toBe(before + 60);
  });

  await border(page).dblclick();
  expect(await viewerWidth(page)).toBe(before);

  await test.step('the document keeps a part of the width', async () => {
    await drag(page, -600);
    expect(await viewerWidth(page)).toBe(384);
    await border(page).dblclick();
  });

  await test.step('dragged to the edge, it folds the panels', async () => {
    await drag(page, 400);
    await expect(panels(page)).toBeHidden();
    expect(await viewerWidth(page)).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'Show panels' }).click();
    await expect(panels(page)).toBeVisible();
    expect(await viewerWidth(page)).toBe(before);
  });
  await expect(page).toHaveURL(url);
});
