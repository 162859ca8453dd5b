import { clients, documents } from '@patunay/fixtures';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { clientPath, documentPath, expectNoEffect, expectRows, heading, open } from './pages';

const client = defined(clients[0]);
/** Both need review, so the newest is first. */
const own = documents.filter(({ clientId }) => clientId === client.id).toReversed();

/** `src/samplePages.test.ts` tests the page of every client. */
test('a client has a summary and its documents, and Review Now opens one', async ({ page }) => {
  await open(page, clientPath(client));
  const main = page.getByRole('main');

  await test.step('the summary has id, name, counts and last activity', async () => {
    const summary = main.getByRole('region', { name: client.name });
    await expect(summary.getByRole('heading', { level: 1 })).toHaveText([client.name]);
    await expect(heading(page)).toHaveText([client.name]);
    await expect(summary.getByRole('term')).toHaveText(['User ID', 'Documents', 'Last Activity']);
    await expect(summary.getByRole('definition')).toHaveText([
      client.id,
      String(client.documentsCount),
      client.lastActivity,
    ]);
    const message = `${client.needsReviewCount} documents need approval`;
    await expect(main.getByText(message, { exact: true })).toBeVisible();
    await expect(main.getByText(/documents need approval|All documents approved/)).toHaveCount(1);
    // One match is the heading, the other the last item of the breadcrumb.
    const name = main.getByText(client.name, { exact: true }).filter({ visible: true });
    await expect(name).toHaveCount(2);
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
  });

  await test.step('names link to the documents; documents that need review have Review Now', async () => {
    for (const document of own) {
      const row = page.getByRole('row').filter({ hasText: document.name });
      await expect(row.getByRole('link', { name: document.name })).toHaveAttribute(
        'href',
        documentPath(document),
      );
      const reviewNow = row.getByRole('link', { name: 'Review Now', exact: true });
      await expect(reviewNow).toHaveAttribute('href', documentPath(document));
    }
  });

  await test.step('Upload Document does nothing', async () => {
    const button = page.getByRole('button', { name: 'Upload Document', exact: true });
    await expect(button).toBeEnabled();
    let chooserOpened = false;
    page.on('filechooser', () => (chooserOpened = true));
    await expectNoEffect(page, () => button.click());
    expect(chooserOpened).toBe(false);
  });

  await test.step('Review Now opens the document', async () => {
    await page.getByRole('link', { name: 'Review Now' }).first().click();
    await expect(page).toHaveURL('/clients/CL-1001/documents/DOC-2006');
    await expect(heading(page)).toHaveText(['Sampaguita statement Oct 2026.pdf']);
  });
});
