import { clients } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { largeFile, payload } from './files';
import { expect, test } from './fixtures';
import { consoleData, open, recordConsole } from './pages';

const hint = 'PDF, JPG, PNG up to 10MB';

const opener = (page: Page) => page.getByRole('button', { name: 'Add Client', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Client' });
const clientName = (page: Page) => dialog(page).getByLabel('Client Name');
const documentType = (page: Page) => dialog(page).getByLabel('Document Type');
const file = (page: Page) => dialog(page).getByLabel('File', { exact: true });
const radio = (page: Page, name: 'Individual' | 'Merchant') =>
  dialog(page).getByRole('radio', { name });
const submit = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Add Client', exact: true });

async function openDialog(page: Page) {
  await open(page, '/clients');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillIn(page: Page) {
  await clientName(page).fill('Leonor Abad');
  await documentType(page).selectOption('utility_bill');
  await file(page).setInputFiles(payload({ name: 'bill.pdf', content: 100 }));
}

const chosenFile = (page: Page) =>
  file(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name);

const isMissing = (page: Page, field: typeof file) =>
  field(page).evaluate((input: HTMLInputElement) => input.validity.valueMissing);

test('the form requires all fields, is logged to the console, and adds no client', async ({
  page,
}, testInfo) => {
  await openDialog(page);
  const lines = recordConsole(page);
  const missing = dialog(page).locator('[aria-invalid=true]');
  const refused = async () => {
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(lines).toEqual([]);
  };

  await test.step('the form has name, type, document type and file, and the hint', async () => {
    await expect(clientName(page)).toHaveValue('');
    await expect(dialog(page).getByRole('radio')).toHaveCount(2);
    await expect(radio(page, 'Individual')).toBeChecked();
    await expect(documentType(page)).toHaveValue('');
    await expect(file(page)).toHaveCount(1);
    await expect(dialog(page).getByText(hint, { exact: true })).toBeVisible();
    await expect(missing).toHaveCount(0);
  });

  await test.step('name, document type and file are required', async () => {
    await refused();
    await expect(missing).toHaveCount(3);
    expect(await isMissing(page, clientName)).toBe(true);
    await expect(clientName(page)).toBeFocused();
    await clientName(page).fill('Leonor Abad');

    await refused();
    await expect(missing).toHaveCount(2);
    expect(await isMissing(page, documentType)).toBe(true);
    await expect(documentType(page)).toBeFocused();
    await documentType(page).selectOption('id');

    await refused();
    await expect(missing).toHaveCount(1);
    expect(await isMissing(page, file)).toBe(true);
  });

  await test.step('pdf, jpg, jpeg and png are accepted in any case; other files show an error', async () => {
    for (const name of ['a.pdf', 'b.JPEG', 'c.pNg', 'd.exe.pdf', 'e.jpg']) {
      await file(page).setInputFiles(payload({ name }));
      expect(await chosenFile(page)).toBe(name);
      await expect(missing).toHaveCount(0);
    }
    for (const name of ['a.gif', 'b.pdf.exe', 'pdf']) {
      await file(page).setInputFiles(payload({ name }));
      await expect(file(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(file(page)).toHaveAccessibleDescription(new RegExp(hint));
      await expect(dialog(page).getByText(hint, { exact: true })).toBeVisible();
      expect(await chosenFile(page)).toBeUndefined();
      await refused();
    }
  });

  await test.step("a file over the hint's size limit is still accepted", async () => {
    await file(page).setInputFiles(largeFile(testInfo));
    await expect(file(page)).not.toHaveAttribute('aria-invalid', 'true');
    expect(await chosenFile(page)).toBe('large.pdf');
  });

  await test.step('offers the document types of the client type; changing it clears only the document type', async () => {
    const offered = () =>
      documentType(page).evaluate((select: HTMLSelectElement) =>
        [...select.options]
          .map(({ value, text }) => [value, text])
          .filter(([value]) => value !== ''),
      );
    expect(await offered()).toEqual([
      ['id', 'ID Document'],
      ['bank_statement', 'Bank Statement'],
      ['utility_bill', 'Utility Bill'],
    ]);
    await radio(page, 'Merchant').click();
    expect(await offered()).toEqual([
      ['bir_2303', 'BIR Form 2303'],
      ['articles_of_incorporation', 'Articles of Incorporation'],
      ['dti_certificate', 'DTI Certificate'],
    ]);
    await expect(documentType(page)).toHaveValue('');
    await expect(clientName(page)).toHaveValue('Leonor Abad');
    expect(await chosenFile(page)).toBe('large.pdf');
  });

  await test.step('submitting logs one line, shows a "Sample only" toast, and adds no client', async () => {
    await documentType(page).selectOption('bir_2303');
    const table = await page.locator('table').innerText();
    const line = page.waitForEvent('console');
    await submit(page).click();
    expect((await line).text()).toContain('large.pdf');
    expect(await consoleData(await line)).toEqual({
      name: 'Leonor Abad',
      type: 'merchant',
      documentType: 'bir_2303',
      file: { name: 'large.pdf', size: 11 * 1024 * 1024, type: 'application/pdf' },
    });
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('status').getByText('the client was not saved')).toBeVisible();
    expect(lines).toHaveLength(1);
    expect(await page.getByRole('table').innerText()).toBe(table);
    await expect(page.getByRole('row')).toHaveCount(clients.length + 1);
    await expect(page.getByText('Leonor Abad')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  const ways = {
    Cancel: () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    Close: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  };
  const expectEmpty = async () => {
    await opener(page).click();
    await expect(clientName(page)).toHaveValue('');
    await expect(documentType(page)).toHaveValue('');
    expect(await chosenFile(page)).toBeUndefined();
  };
  await test.step('the form is empty again', expectEmpty);
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(`${way} returns focus; only Cancel discards the form`, async () => {
      await fillIn(page);
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      if (way !== 'Cancel') {
        await opener(page).click();
        await expect(clientName(page)).not.toHaveValue('');
        await ways.Cancel();
      }
      await expectEmpty();
    });
  }

  await test.step('clicking again while the dialog fades out does not submit twice', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await fillIn(page);
    await submit(page).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    expect(lines).toHaveLength(2);
  });
});
