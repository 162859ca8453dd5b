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
  file(page).evaluate((element) => (element as HTMLInputElement).files?.[0]?.name);

const isMissing = (page: Page, field: typeof file) =>
  field(page).evaluate((element) => (element as HTMLInputElement).validity.valueMissing);

test('the form has name, type, document type and file, and requires them', async ({ page }) => {
  await openDialog(page);
  await test.step('the form has name, type, document type and file, and the hint', async () => {
    await expect(clientName(page)).toHaveValue('');
    await expect(dialog(page).getByRole('radio')).toHaveCount(2);
    await expect(radio(page, 'Individual')).toBeChecked();
    await expect(documentType(page)).toHaveValue('');
    await expect(file(page)).toHaveCount(1);
    await expect(dialog(page).getByText(hint, { exact: true })).toBeVisible();
  });

  await test.step('name, document type and file are required', async () => {
    const lines = recordConsole(page);
    const refused = async () => {
      await submit(page).click();
      await expect(dialog(page)).toBeVisible();
      expect(lines).toEqual([]);
    };

    const missing = dialog(page).locator('[aria-invalid=true]');
    await expect(missing).toHaveCount(0);
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
    await file(page).setInputFiles(payload({ name: 'id.png' }));
    await expect(missing).toHaveCount(0);

    await submit(page).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(lines).toHaveLength(1);
  });
});

test('offers the document types of the client type; changing it clears only the document type', async ({
  page,
}) => {
  await openDialog(page);
  const offered = () =>
    documentType(page).evaluate((select: HTMLSelectElement) =>
      [...select.options].map(({ value, text }) => [value, text]).filter(([value]) => value !== ''),
    );
  expect(await offered()).toEqual([
    ['id', 'ID Document'],
    ['bank_statement', 'Bank Statement'],
    ['utility_bill', 'Utility Bill'],
  ]);
  await fillIn(page);
  await radio(page, 'Merchant').click();
  expect(await offered()).toEqual([
    ['bir_2303', 'BIR Form 2303'],
    ['articles_of_incorporation', 'Articles of Incorporation'],
    ['dti_certificate', 'DTI Certificate'],
  ]);
  await expect(documentType(page)).toHaveValue('');
  await expect(clientName(page)).toHaveValue('Leonor Abad');
  expect(await chosenFile(page)).toBe('bill.pdf');
});

test('accepts pdf, jpg, jpeg and png in any case, and shows an error for other files', async ({
  page,
}) => {
  await openDialog(page);
  await fillIn(page);
  for (const name of ['a.pdf', 'b.PDF', 'c.jpg', 'd.JPEG', 'e.pNg', 'f.exe.pdf']) {
    await file(page).setInputFiles(payload({ name }));
    expect(await chosenFile(page)).toBe(name);
    await expect(file(page)).not.toHaveAttribute('aria-invalid', 'true');
  }
  const lines = recordConsole(page);
  for (const name of ['a.gif', 'b.pdf.exe', 'pdf', 'c', 'd.svg']) {
    await file(page).setInputFiles(payload({ name }));
    await expect(file(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(file(page)).toHaveAccessibleDescription(new RegExp(hint));
    await expect(dialog(page).getByText(hint, { exact: true })).toBeVisible();
    expect(await chosenFile(page)).toBeUndefined();
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
  }
  expect(lines).toEqual([]);
  await file(page).setInputFiles(payload({ name: 'good.png' }));
  await expect(file(page)).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('accepts a file larger than the hint says', async ({ page }, testInfo) => {
  await openDialog(page);
  await fillIn(page);
  await file(page).setInputFiles(largeFile(testInfo));
  await expect(file(page)).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('submitting logs one line, shows the sample toast, and adds no client', async ({ page }) => {
  await openDialog(page);
  await fillIn(page);
  const table = await page.locator('table').innerText();
  const lines = recordConsole(page);
  const line = page.waitForEvent('console');
  await submit(page).click();
  expect((await line).text()).toContain('bill.pdf');
  expect(await consoleData(await line)).toEqual({
    name: 'Leonor Abad',
    type: 'individual',
    documentType: 'utility_bill',
    file: { name: 'bill.pdf', size: 100, type: 'application/pdf' },
  });
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('status').getByText('the client was not saved')).toBeVisible();
  expect(lines).toHaveLength(1);
  expect(await page.getByRole('table').innerText()).toBe(table);
  await expect(page.getByRole('row')).toHaveCount(clients.length + 1);
  await expect(page.getByText('Leonor Abad')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(clientName(page)).toHaveValue('');
  await expect(documentType(page)).toHaveValue('');
  expect(await chosenFile(page)).toBeUndefined();
});

test('Cancel, Escape and Close discard the form and restore the focus', async ({ page }) => {
  await openDialog(page);
  const ways = {
    Cancel: () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    Close: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      await fillIn(page);
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(clientName(page)).toHaveValue('');
      await expect(documentType(page)).toHaveValue('');
      expect(await chosenFile(page)).toBeUndefined();
    });
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('clicking again while the dialog fades out does not submit twice', async ({ page }) => {
    await openDialog(page);
    await fillIn(page);
    const lines = recordConsole(page);
    await submit(page).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    expect(lines).toHaveLength(1);
  });
});
