import { listen } from './announcements';
import { drop } from './files';
import { expect, test } from './fixtures';
import { heading, open } from './pages';

// What screen reader users hear in each flow: announcements, then the focused element. A missing or duplicate
// announcement fails the test.

test('every flow announces what happens, once', async ({ page }) => {
  const expectHeard = await listen(page);

  await test.step('finding a client', async () => {
    await open(page, '/clients');
    await page.getByRole('searchbox').focus();
    await expectHeard('searchbox, Search clients by name');
    await page.keyboard.press('m');
    await expectHeard('3 of 5 clients', 'searchbox, Search clients by name, m');
    await page.keyboard.press('z');
    await expectHeard('0 of 5 clients', 'searchbox, Search clients by name, mz');
    await page.keyboard.press('Escape');
    await expectHeard('5 of 5 clients', 'searchbox, Search clients by name');
    await page.getByRole('link', { name: 'Maria Teresa Ibañez' }).focus();
    await page.keyboard.press('Enter');
    await expectHeard('heading, level 1, Maria Teresa Ibañez');
    await page.goBack();
    await expect(heading(page)).toHaveText(['Clients']);
    await expectHeard('heading, level 1, Clients');
  });

  await test.step('reviewing a document', async () => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expectHeard(
      'button, Show evidence: Balance Verification, Error Closing balance differs from the sum of the movements by PHP 40,000.00. p. 1–3, not pressed',
    );
    await page.getByRole('radio', { name: 'Approve' }).focus();
    await page.keyboard.press('Space');
    await expectHeard('radio, Approve, checked, A');
    await page.keyboard.press('Tab');
    await expectHeard('textbox, Approval Notes (Required), required');
    await page.keyboard.type('Known client');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await expectHeard('button, Confirm, Control+Enter Meta+Enter');
    await page.keyboard.press('Enter');
    await expectHeard(
      'Document has been approved successfully',
      'button, Review, Sampaguita statement Oct 2026.pdf, O',
    );
  });

  await test.step('uploading, with each required detail missing once', async () => {
    await open(page, '/upload');
    const files = page.getByRole('group', { name: 'Files', exact: true });
    await drop(files, [{ name: 'a.pdf' }]);
    await expectHeard('Please select a document type before uploading');
    await page.getByLabel('Document Type').selectOption('id');
    await drop(files, [{ name: 'a.pdf' }]);
    await expectHeard('Please enter a client name before uploading');
    await page.getByLabel('Client Name').fill('Panaderya');
    await drop(files, [{ name: 'a.pdf' }, { name: 'b.txt' }]);
    await expectHeard(
      'Some files were skipped. Only PDF, JPG, and PNG files are supported.',
      'textbox, Client Name, Panaderya, required',
    );
    await page.getByRole('button', { name: /^Upload/ }).focus();
    await page.keyboard.press('Enter');
    await expectHeard('Sample only: 1 file was not sent', 'button, Upload 1 File(s)');
  });
});
