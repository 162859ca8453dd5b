import type { Locator, Page } from '@playwright/test';
import { payload } from './files';
import { expect, test } from './fixtures';
import { heading, landingPath, open, recordConsole, untilInteractive } from './pages';

/**
 * Presses keys, and holds arrow keys for a moment as users do: Radix moves focus in a timeout after keydown, and checks
 * a radio button only if an arrow key is still down by then.
 */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: key.startsWith('Arrow') ? 30 : 0 });
  }
}

/** Presses Tab until `target` has focus. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // With a handle, the locator is not resolved again after every key.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 60; presses += 1) {
    await target.page().keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('from the landing page to a document, through its pages and panels', async ({ page }) => {
  await page.goto(landingPath);
  await tabTo(page.getByRole('link', { name: 'Start Free Trial' }));
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Dashboard']);
  await untilInteractive(page);

  await tabTo(page.getByRole('link', { name: 'Clients', exact: true }));
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Clients']);
  await expect(heading(page)).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Maria Teresa Ibañez' }));
  await press(page, 'Enter');
  await expect(heading(page)).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Review Now' }).last());
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Sampaguita statement Oct 2026.pdf']);
  await expect(heading(page)).toBeFocused();

  const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');

  await test.step('the pager', async () => {
    await tabTo(page.getByRole('button', { name: 'Page 3', exact: true }));
    await press(page, 'Enter');
    await expect(current).toHaveText(['3']);
  });

  await test.step('arrows, Home and End in the viewer', async () => {
    await tabTo(page.getByRole('group', { name: 'Document page' }), 'Shift+Tab');
    for (const [key, number] of [
      ['ArrowRight', '4'],
      ['ArrowLeft', '3'],
      ['End', '5'],
      ['ArrowRight', '5'],
      ['Home', '1'],
      ['ArrowLeft', '1'],
    ] as const) {
      await press(page, key);
      await expect(current).toHaveText([number]);
    }
  });

  await test.step('plus, minus and zero zoom, without modifier keys', async () => {
    for (const [key, zoom] of [
      ['+', '125%'],
      ['=', '150%'],
      ['-', '125%'],
      ['0', '100%'],
      ['Control+ArrowRight', '100%'],
    ] as const) {
      await press(page, key);
      await expect(page.getByRole('toolbar', { name: 'Zoom' })).toContainText(zoom);
    }
    await expect(current).toHaveText(['1']);
  });

  await test.step('panels by Enter, Space and arrows', async () => {
    const opener = (name: string) => page.getByRole('button', { name, exact: true });
    await tabTo(opener('Utility Bill Fields'));
    await press(page, 'Enter');
    await expect(opener('Utility Bill Fields')).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(opener('Fraud Detection')).toBeFocused();
    await press(page, 'Space');
    await expect(opener('Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
    await expect(opener('Utility Bill Fields')).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'Enter');
    await expect(opener('Fraud Detection')).toHaveAttribute('aria-expanded', 'false');
  });
});

test('searching, sorting and adding clients', async ({ page }) => {
  await open(page, '/clients');
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('ma');
  await expect(page.getByRole('row')).toHaveCount(3);
  await press(page, 'Escape');
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zzz');
  await tabTo(page.getByRole('button', { name: 'Clear search' }).last());
  await press(page, 'Enter');
  await expect(page.getByRole('row')).toHaveCount(6);
  const sort = page.getByRole('columnheader', { name: 'Name' }).getByRole('button');
  await sort.focus();
  await press(page, 'Space');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(sort).toBeFocused();

  await tabTo(page.getByRole('button', { name: 'Add Client' }), 'Shift+Tab');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Client' });
  await expect(dialog).toBeVisible();

  await dialog.getByLabel('Client Name').focus();
  await page.keyboard.type('Leonor Abad');
  await dialog.getByRole('radio', { name: 'Individual' }).focus();
  await press(page, 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Merchant' })).toBeChecked();
  await tabTo(dialog.getByLabel('Document Type'));
  await page.keyboard.type('DTI');
  await expect(dialog.getByLabel('Document Type')).toHaveValue('dti_certificate');
  await tabTo(dialog.getByLabel('File', { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  await (await chooser).setFiles(payload({ name: 'dti.pdf' }));
  const lines = recordConsole(page);
  await tabTo(dialog.getByRole('button', { name: 'Add Client' }));
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  expect(lines).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Add Client' })).toBeFocused();
});

test('choosing, previewing, removing and uploading files', async ({ page }) => {
  await open(page, '/upload');
  await tabTo(page.getByRole('radio', { name: 'Individual' }));
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Merchant' })).toBeChecked();
  await tabTo(page.getByLabel('Client Name'));
  await page.keyboard.type('Panaderya');
  await tabTo(page.getByLabel('Document Type'));
  await page.keyboard.type('BIR');
  await tabTo(page.getByRole('button', { name: /browse/i }));
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  await (await chooser).setFiles(['a.pdf', 'b.png'].map((name) => payload({ name })));

  const files = page.getByRole('group', { name: 'Selected files' });
  await tabTo(files.getByRole('button', { name: /b\.png/ }).first());
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible();
  await tabTo(files.getByRole('button', { name: /^Remove/ }).last());
  await press(page, 'Enter');
  await expect(files.getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await tabTo(page.getByRole('button', { name: 'Upload 1 File(s)' }));
  const lines = recordConsole(page);
  await press(page, 'Space');
  await expect(page.getByRole('status').getByText('1 file was not sent')).toBeVisible();
  expect(lines).toHaveLength(1);
});

test('reviewing a document, and exporting a report', async ({ page }) => {
  await open(page, '/review');
  const review = page.getByRole('main').getByRole('article').first().getByRole('button');
  await tabTo(review);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(dialog.getByRole('radio').first());
  await press(page, 'Space');
  await tabTo(dialog.getByLabel('Approval Notes (Required)'));
  await page.keyboard.type('Known client');
  await tabTo(dialog.getByRole('button', { name: 'Confirm' }));
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Document has been approved successfully')).toBeVisible();
  await expect(review).toBeFocused();

  await page.getByRole('link', { name: 'Reports', exact: true }).focus();
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Reports']);
  const selected = page.getByRole('tab', { selected: true });
  await tabTo(selected);
  for (const [key, tab] of [
    ['ArrowRight', 'Utility Bills'],
    ['End', 'Approved Documents'],
    ['ArrowRight', 'Bank Statements'],
    ['ArrowLeft', 'Approved Documents'],
    ['Home', 'Bank Statements'],
  ] as const) {
    await press(page, key);
    await expect(selected).toHaveText([tab]);
    await expect(selected).toBeFocused();
  }
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(selected).toHaveText(['Rejected Documents']);
  const group = page.getByRole('group', { name: 'Export' });
  await group.getByRole('button', { name: 'CSV' }).focus();
  const download = page.waitForEvent('download');
  await press(page, 'Enter');
  expect((await download).suggestedFilename()).toBe('rejected_documents_report.csv');
});
