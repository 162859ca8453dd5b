import type { Locator, Page } from '@playwright/test';
import { every } from './defined';

/**
 * An hour of a verifier's work, without a page load. Ends on the dashboard.
 *
 * @param page on any page of the back office
 */
export async function workOneHour(page: Page) {
  for (const task of [findClient, readDocument, decide, exportReports, uploadFiles, addClient]) {
    await task(page);
  }
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await titled(page, 'Dashboard');
}

const titled = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

const goTo = async (page: Page, link: string, title: string) => {
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await titled(page, title);
};

const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).first().click();

async function findClient(page: Page) {
  await goTo(page, 'Clients', 'Clients');
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('ramon');
  await page.keyboard.press('Escape');
  await press(page, 'Name');
  await press(page, 'Last Activity');
  await search.click();
  await page.keyboard.type('maria');
  await goTo(page, 'Maria Teresa Ibañez', 'Maria Teresa Ibañez');
}

async function readDocument(page: Page) {
  const name = 'Sampaguita statement Oct 2026.pdf';
  await goTo(page, name, name);
  for (const number of [2, 3, 1]) await press(page, `Page ${number}`);
  const tools = page.getByRole('toolbar', { name: 'Zoom and rotation' });
  for (const tool of ['Zoom in', 'Zoom in', 'Zoom out', 'Rotate']) await press(tools, tool);
  for (const panel of ['Metadata', 'Fraud Detection']) {
    const opener = page.getByRole('main').getByRole('button', { name: panel, exact: true });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  }
  for (const check of ['Font Detection', 'Balance Verification'])
    await press(page, `Show evidence: ${check}`);
}

async function decide(page: Page) {
  await goTo(page, 'Review', 'Documents Needing Review');
  for (const [index, decision] of ['Approve', 'Reject'].entries()) {
    await page.getByRole('main').getByRole('article').nth(index).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Show evidence/ })
      .first()
      .click();
    await press(dialog, 'Page 3');
    await dialog.getByRole('radio', { name: decision, exact: true }).click();
    await dialog.getByRole('textbox').click();
    await page.keyboard.type('Checked by phone');
    await press(dialog, 'Confirm');
    await dialog.waitFor({ state: 'detached' });
    await dismissToast(page);
  }
}

async function exportReports(page: Page) {
  await goTo(page, 'Reports', 'Reports');
  for (const tab of await every(page.getByRole('tab'))) {
    await tab.click();
    for (const format of ['CSV', 'JSON']) {
      const download = page.waitForEvent('download');
      await press(page, format);
      await (await download).delete();
    }
  }
}

async function uploadFiles(page: Page) {
  await goTo(page, 'Bulk Upload', 'Bulk Upload Documents');
  await page.getByRole('radio', { name: 'Merchant' }).click();
  await page.getByLabel('Client Name').click();
  await page.keyboard.type('Panaderya Dapithapon');
  await page.getByLabel('Document Type').selectOption({ index: 1 });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /browse/i }).click(),
  ]);
  // Playwright's handles keep the input, and with it the whole page, in memory: dispose of this one, and don't use
  // `setFiles`, which makes others.
  await chooser.element().dispose();
  await page.locator('input[type=file]').evaluate((input) => {
    const data = new DataTransfer();
    for (let number = 1; number <= 10; number += 1)
      data.items.add(new File(['%PDF'], `statement ${number}.pdf`, { type: 'application/pdf' }));
    Object.assign(input, { files: data.files });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const files = page.getByRole('group', { name: 'Selected files' }).getByRole('listitem');
  await files.nth(9).waitFor();
  await files.nth(4).getByRole('button').first().click();
  await files
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: /^Upload \d+ File/ }).click();
  await dismissToast(page);
}

async function addClient(page: Page) {
  await goTo(page, 'Activity', 'Activity Log');
  await page.getByRole('columnheader').first().getByRole('button').click();
  await goTo(page, 'Clients', 'Clients');
  await press(page, 'Add Client');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Client Name').click();
  await page.keyboard.type('Leonor Abad');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Waits for the toast, and dismisses it, so that the next one is another. */
async function dismissToast(page: Page) {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await dismiss.waitFor({ state: 'detached' });
}
