import { expect, test } from './fixtures';
import { problemsInModes } from './modes';
import { heading, open } from './pages';

/** `everyPage.spec.ts` checks each screen in its initial state. */
test('empty, not-found and non-default states keep their layout in every mode', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of [
    '/clients?q=zzz',
    '/clients/CL-0000',
    '/clients/CL-1001/documents/DOC-2006?panel=fraud&page=5',
    '/reports?tab=rejected',
  ]) {
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    expect.soft(await problemsInModes(page), path).toEqual([]);
  }
});

test('comparisons keep their layout in every mode, on the page and in the dialog', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of [
    '/clients/CL-1001/documents/DOC-2006?finding=balance-verification&place=credits',
    '/clients/CL-1001/documents/DOC-2006?finding=font-detection',
    '/clients/CL-1003/documents/DOC-2004?finding=trade-name',
    '/clients/CL-1003/documents/DOC-2005?finding=copy-move-detection',
  ]) {
    await open(page, path);
    await expect(page.getByRole('group', { name: /^Comparison: / })).toBeVisible();
    expect.soft(await problemsInModes(page), path).toEqual([]);
  }

  await test.step('the shortcuts', async () => {
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect.soft(await problemsInModes(page)).toEqual([]);
  });

  await test.step('the dialog, with sentences for the reason', async () => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Show evidence: Balance Verification' }).click();
    await dialog.getByRole('radio', { name: 'Reject' }).click();
    await expect(dialog.getByRole('group', { name: /^Comparison: / })).toBeVisible();
    expect.soft(await problemsInModes(page)).toEqual([]);
  });
});
