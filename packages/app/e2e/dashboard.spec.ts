import { documents } from '@patunay/fixtures';
import { expect, test } from './fixtures';
import { documentPath, heading, open } from './pages';

const newestFirst = documents.toSorted((a, b) => b.uploadDate.localeCompare(a.uploadDate));

test('has three counters, and the six documents with thumbnail, type and date', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await test.step('has three counters with the values of the specification', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(['Files', 'Clients', 'Needs Review']);
    await expect(main.getByRole('definition')).toHaveText(['1300', '553', '45']);
  });

  await test.step('lists the six documents, latest first, each row with type and date', async () => {
    await expect(page.getByRole('heading', { name: 'Recent Activity', exact: true })).toBeVisible();
    const rows = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
    await expect(rows).toHaveText(
      newestFirst.map(({ name, type, uploadDate }) => `${name} ${type} ${uploadDate}`),
    );
    expect(newestFirst).toHaveLength(6);
  });

  await test.step('every row has a thumbnail, hidden from screen readers', async () => {
    const list = page.getByRole('region', { name: 'Recent Activity' });
    await expect(list.getByRole('img')).toHaveCount(0);
    const images = list.locator('img');
    await expect(images).toHaveCount(6);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .not.toBe(0);
      expect(await image.boundingBox()).toMatchObject({ width: 44, height: 57 });
    }
  });

  await test.step('every row is one link to its document, clickable anywhere', async () => {
    const list = page.getByRole('region', { name: 'Recent Activity' });
    const links = list.getByRole('link');
    await expect(links).toHaveCount(6);
    for (const [index, document] of newestFirst.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute('href', documentPath(document));
      const row = await list.getByRole('listitem').nth(index).boundingBox();
      expect((await link.boundingBox())!.width).toBeGreaterThan(row!.width - 4);
    }

    await links.nth(1).click();
    await expect(page).toHaveURL(documentPath(newestFirst[1]!));
    await expect(heading(page)).toHaveText([newestFirst[1]!.name]);
  });
});

test('the counters do not change after decisions', async ({ page }) => {
  await open(page, '/review');
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Approve' }).click();
  await page.getByLabel('Approval Notes (Required)').fill('All good');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(['1300', '553', '45']);
});
