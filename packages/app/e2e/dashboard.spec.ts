import { documents } from '@patunay/fixtures';
import { defined } from './defined';
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
      newestFirst.map(
        ({ name, type, needsReview, uploadDate }) =>
          `${name} ${type} ${needsReview ? 'Needs Review' : 'Verified'} ${uploadDate}`,
      ),
    );
    expect(newestFirst).toHaveLength(6);
  });

  await test.step('every row has a thumbnail, hidden from screen readers', async () => {
    const list = page.getByRole('region', { name: 'Recent Activity' });
    await expect(list.getByRole('img')).toHaveCount(0);
    const images = list.locator('img');
    await expect(images).toHaveCount(6);
    await images.last().scrollIntoViewIfNeeded();
    const sizes = () =>
      images.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ naturalWidth, width, height }) => [naturalWidth > 0, width, height]),
      );
    await expect.poll(sizes).toEqual(newestFirst.map(() => [true, 31, 40]));
  });

  await test.step('every row is one link to its document, clickable anywhere', async () => {
    const list = page.getByRole('region', { name: 'Recent Activity' });
    const links = list.getByRole('link');
    await expect(links).toHaveCount(6);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(newestFirst.map(documentPath));
    const rest = await links.evaluateAll((all) =>
      all.map(
        (link) => Number(link.closest('li')?.clientWidth) - link.getBoundingClientRect().width,
      ),
    );
    for (const width of rest) expect(width).toBeLessThan(4);

    await links.nth(1).click();
    const second = defined(newestFirst[1]);
    await expect(page).toHaveURL(documentPath(second));
    await expect(heading(page)).toHaveText([second.name]);
  });
});
