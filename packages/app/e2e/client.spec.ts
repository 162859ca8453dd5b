import { clients, documents } from '@patunay/fixtures';
import { expect, test } from './fixtures';
import { clientPath, documentPath, expectNoEffect, expectRows, heading, open } from './pages';

for (const client of clients) {
  const own = documents.filter(({ clientId }) => clientId === client.id);

  test(`${client.name}: summary and documents`, async ({ page }) => {
    await open(page, clientPath(client));
    const main = page.getByRole('main');

    await test.step('the summary has id, name, counts and last activity', async () => {
      await expect(main.getByText(client.id, { exact: true })).toBeVisible();
      await expect(heading(page)).toHaveText([client.name]);
      const summary = Object.fromEntries(
        await Promise.all(
          (await main.getByRole('term').allInnerTexts()).map(async (term, index) => [
            term,
            await main.getByRole('definition').nth(index).innerText(),
          ]),
        ),
      );
      expect(summary).toMatchObject({
        Documents: String(client.documentsCount),
        'Last Activity': client.lastActivity,
      });
      const message =
        client.needsReviewCount > 0
          ? `${client.needsReviewCount} documents need approval`
          : 'All documents approved';
      await expect(main.getByText(message, { exact: true })).toBeVisible();
      await expect(main.getByText(/documents need approval|All documents approved/)).toHaveCount(1);
    });

    await test.step("the name is the summary's heading", async () => {
      const name = main.getByText(client.name, { exact: true }).filter({ visible: true });
      // One match is the heading, the other the last item of the breadcrumb.
      await expect(name).toHaveCount(2);
      const summary = main.getByRole('region', { name: client.name });
      await expect(summary.getByRole('heading', { level: 1 })).toHaveText([client.name]);
      await expect(summary.getByRole('button')).toHaveText(['Upload Document']);
    });

    await test.step("the table has only this client's documents", async () => {
      await expect(page.getByRole('columnheader')).toHaveText([
        'Document',
        'Type',
        'Upload Date',
        'Status',
      ]);
      await expectRows(
        page.getByRole('table'),
        own.map(({ name, type, uploadDate, needsReview }) => [
          name,
          type,
          uploadDate,
          needsReview ? /^Needs Review\s*Review Now$/ : 'Verified',
        ]),
      );
      if (own.length === 0) await expect(main.getByText('No documents yet')).toBeVisible();
    });

    await test.step('names link to the documents; documents that need review have Review Now', async () => {
      for (const document of own) {
        const row = page.getByRole('row').filter({ hasText: document.name });
        await expect(row.getByRole('link', { name: document.name })).toHaveAttribute(
          'href',
          documentPath(document),
        );
        const reviewNow = row.getByRole('link', { name: 'Review Now', exact: true });
        await expect(reviewNow).toHaveCount(document.needsReview ? 1 : 0);
        if (document.needsReview) {
          await expect(reviewNow).toHaveAttribute('href', documentPath(document));
        }
      }
    });
  });
}

test('Review Now opens the document', async ({ page }) => {
  await open(page, clientPath(clients[0]!));
  await page.getByRole('link', { name: 'Review Now' }).last().click();
  await expect(page).toHaveURL('/clients/CL-1001/documents/DOC-2006');
  await expect(heading(page)).toHaveText(['Sampaguita statement Oct 2026.pdf']);
});

test('Upload Document does nothing', async ({ page }) => {
  await open(page, clientPath(clients[0]!));
  const button = page.getByRole('button', { name: 'Upload Document', exact: true });
  await expect(button).toBeEnabled();
  let chooserOpened = false;
  page.on('filechooser', () => (chooserOpened = true));
  await expectNoEffect(page, () => button.click());
  expect(chooserOpened).toBe(false);
});
