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
