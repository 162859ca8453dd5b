import type { Page } from '@playwright/test';
import { daily } from './daily';
import { drop } from './files';
import { expect, test } from './fixtures';
import { backOfficeItems, heading, landingPath, open, pageOfEachScreen } from './pages';
import { heldTexts, pressAll, translate } from './translate';

/** Opens a page and translates it. */
async function openTranslated(page: Page, path: string) {
  await open(page, path);
  expect(await page.evaluate(heldTexts)).toEqual([]);
  await page.evaluate(translate);
  await expect(heading(page)).toHaveText(/^«.*»$/);
}

async function expectText(page: Page, now: string, before: string) {
  await expect(page.getByText(now).first()).toBeAttached();
  await expect(page.getByText(before)).toHaveCount(0);
}

/** What is done on a translated screen before everything is pressed. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  '/clients': async (page) => {
    const search = page.getByRole('searchbox');
    for (const [text, shown] of [
      ['zzz', '“zzz”'],
      ['yyy', '“yyy”'],
    ] as const) {
      await search.fill(text);
      await expect(page.getByRole('main')).toContainText(shown);
    }
    await expect(page.getByText('zzz')).toHaveCount(0);
    await search.fill('');
    await page.getByRole('button', { name: 'Add Client' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Panaderya');
    await dialog.getByRole('button', { name: 'Add Client' }).click();
    await expect(dialog.getByRole('textbox').first()).toHaveValue('Panaderya');
    await page.keyboard.press('Escape');
  },
  '/clients/:id/documents/:id': async (page) => {
    await expectText(page, 'Page 1 of 5', 'Page 2 of 5');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expectText(page, 'Page 2 of 5', 'Page 1 of 5');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectText(page, '125%', '100%');
  },
  '/upload': async (page) => {
    await page.getByLabel('Client Name').fill('Panaderya');
    await page.getByRole('combobox', { name: 'Document Type' }).selectOption({ index: 1 });
    const files = page.getByRole('group', { name: /^«Files»$/ });
    for (const names of [['notes.txt', 'bill.pdf', 'face.png'], ['more.txt']]) {
      await drop(
        files,
        names.map((name) => ({ name })),
      );
    }
    await expectText(page, 'Upload 2 File(s)', 'Upload 0 File(s)');
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await expectText(page, 'Upload 1 File(s)', 'Upload 2 File(s)');
    await expect(page.getByLabel('Client Name')).toHaveValue('Panaderya');
  },
  '/review': async (page) => {
    const dialog = page.getByRole('dialog');
    const openDialog = () =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /Review/ })
        .click();
    await openDialog();
    await dialog.getByRole('radio', { name: 'Reject' }).click();
    const reason = dialog.getByRole('textbox');
    await reason.fill('Please send it again.');
    const sentences = dialog.getByRole('button', { name: /^Add to the reason/ });
    for (let times = 0; times < 4; times += 1) await sentences.first().click();
    await expect(reason).toHaveValue('Please send it again.');
    await dialog.getByRole('button', { name: 'Page 3' }).click();
    await expectText(page, 'Page 3 of 5', 'Page 1 of 5');
    await dialog.getByRole('radio', { name: 'Approve' }).click();
    await dialog.getByRole('radio', { name: 'Reject' }).click();
    await expect(reason).toHaveValue('Please send it again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(dialog.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await openDialog();
  },
  '/reports': async (page) => {
    for (const name of ['Utility Bills', 'Rejected Documents', 'Utility Bills']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
  },
};

test('every page works when the browser translates it', async ({ page }) => {
  for (const { path } of pageOfEachScreen) {
    await test.step(path, async () => {
      await openTranslated(page, path);
      await steps[path.replace(/[A-Z]+-\d+/g, ':id')]?.(page);
      expect(await page.evaluate(heldTexts)).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

test('navigation works on translated pages, also to an error page and back', async ({ page }) => {
  await openTranslated(page, '/clients/none');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(heading(page)).toHaveText('«Dashboard»');
  for (const { label: name } of [...backOfficeItems, ...backOfficeItems.slice(0, 1)]) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(/^«.*»$/);
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(landingPath);
});

for (const { path } of pageOfEachScreen) {
  test(
    `${path} works when it is translated, whatever is pressed, twice`,
    { tag: daily },
    async ({ page }) => {
      await openTranslated(page, path);
      expect(await page.evaluate(pressAll)).toBeGreaterThan(0);
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
      expect(await page.evaluate(heldTexts)).toEqual([]);
    },
  );
}
