import { documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, heading, open } from './pages';

// Dialogs, the full view and the zoom are in the URL, so that a link leads to an exact state.

const document = defined(documents.find(({ id }) => id === 'DOC-2006'));
const documentUrl = documentPath(document);

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const review = (page: Page) => dialog(page, /^Review document: /);
const addClient = (page: Page) => dialog(page, 'Add Client');
const shortcuts = (page: Page) => dialog(page, 'Keyboard shortcuts');
const anyDialog = (page: Page) => page.getByRole('dialog');
const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });
const panels = (page: Page) => page.getByRole('button', { name: 'Fraud Detection', exact: true });
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add Client', exact: true });
const pick = (page: Page, decision: 'Approve' | 'Reject') =>
  review(page).getByRole('radio', { name: decision, exact: true }).click();
const reviewButton = (page: Page) =>
  page.getByRole('article', { name: document.name }).getByRole('button', { name: 'Review' });

test('a link opens the dialog that it names, a reload keeps it, and closing it stays on the page', async ({
  page,
}) => {
  await test.step('a review, with its decision and what it shows', async () => {
    const query = '?document=DOC-2006&decision=reject&finding=balance-verification&zoom=150';
    await open(page, `/review${query}`);
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect(review(page)).toContainText(document.name);
      await expect(review(page).getByRole('radio', { name: 'Reject' })).toBeChecked();
      await expect(review(page).getByRole('textbox')).toHaveValue('');
      await expect(review(page).getByText('150%')).toBeVisible();
      await expect(
        review(page).getByRole('button', { name: 'Show evidence: Balance Verification' }),
      ).toHaveAttribute('aria-pressed', 'true');
      await expect(
        stage(page).getByRole('button', { name: /^Balance Verification/ }),
      ).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(`/review${query}`);
    }
    await page.keyboard.press('Escape');
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/review');
    await expect(heading(page)).toHaveText(['Documents Needing Review']);
    // The link's own entry was replaced.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  await test.step('a review that fits the window, and zooms with the wheel', async () => {
    await open(page, '/review?document=DOC-2006&decision=approve&zoom=window');
    await expect(review(page).getByRole('radio', { name: 'Approve', exact: true })).toBeChecked();
    const zoom = review(page).getByRole('toolbar', { name: 'Zoom and rotation' });
    await expect(zoom).toContainText(/[3-9]\d%/);
    await stage(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await expect(page).toHaveURL(/&zoom=\d+$/);
  });

  await test.step('Add Client, beside a search', async () => {
    await open(page, '/clients?add&q=ma');
    await page.reload();
    await expect(addClient(page)).toBeVisible();
    await addClient(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/clients?q=ma');
    await expect(page.getByRole('searchbox')).toHaveValue('ma');
  });

  await test.step('the shortcuts, of a document, of the cards and of a review', async () => {
    await open(page, `${documentUrl}?zoom=150&shortcuts`);
    await expect(shortcuts(page)).toContainText('In the document viewer');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${documentUrl}?zoom=150`);
    await expect(page.getByText('150%')).toBeVisible();

    await open(page, '/review?shortcuts');
    await expect(shortcuts(page)).toContainText('On the cards of Review');
    await open(page, '/review?document=DOC-2006&shortcuts');
    await expect(shortcuts(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/review?document=DOC-2006');
    await expect(shortcuts(page)).toHaveCount(0);
    await expect(review(page)).toBeVisible();
  });

  await test.step('the document alone', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${documentUrl}?view=full`);
    await expect(panels(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveAttribute(
      'href',
      /\?view=full$/,
    );
    await page.getByRole('button', { name: 'Show panels' }).click();
    await expect(panels(page)).toBeVisible();
    await expect(page).toHaveURL(documentUrl);
    await page.getByRole('button', { name: 'Hide panels' }).click();
    await expect(page).toHaveURL(`${documentUrl}?view=full`);
  });
});

test('Back closes a dialog that was opened on the page, and Forward opens it again', async ({
  page,
}) => {
  await open(page, '/clients?q=ma');
  await addButton(page).click();
  await expect(page).toHaveURL('/clients?q=ma&add');
  await expect(addClient(page)).toBeVisible();
  for (const round of [1, 2, 3]) {
    await test.step(`round ${round}`, async () => {
      await page.goBack();
      await expect(anyDialog(page)).toHaveCount(0);
      await expect(addButton(page)).toBeFocused();
      await expect(page).toHaveURL('/clients?q=ma');
      await page.goForward();
      await expect(addClient(page)).toBeVisible();
    });
  }
  await test.step('after a reload, too', async () => {
    await page.reload();
    await expect(addClient(page)).toBeVisible();
    await page.goBack();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('ma');
  });
});

test('closing a dialog leaves no step for Back', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  for (const close of ['Escape', 'Cancel', 'Close']) {
    await reviewButton(page).click();
    // With the decision of a draft.
    await expect(page).toHaveURL(/\?document=DOC-2006/);
    await pick(page, 'Reject');
    await expect(page).toHaveURL('/review?document=DOC-2006&decision=reject');
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await review(page).getByRole('button', { name: close }).click();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/review');
    await expect(reviewButton(page)).toBeFocused();
  }
  await page.goBack();
  await expect(heading(page)).toHaveText(['Dashboard']);
});

test('a dialog opened by a double click closes when Escape is pressed twice', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await addButton(page).dblclick();
  await expect(addClient(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/clients');
});

test('a name, a note or a reason that is typed is never in the URL', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method].bind(history);
      history[method] = (...args) => {
        const written: string[] = Reflect.get(window, 'written') ?? [];
        Reflect.set(window, 'written', [...written, JSON.stringify(args)]);
        original(...args);
      };
    }
  });
  const written = async () => ((await page.evaluate('window.written')) as string[]).join();

  await open(page, '/clients');
  await addButton(page).click();
  await addClient(page).getByLabel('Client Name').fill('Secret');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/clients');
  expect(await written()).not.toContain('Secret');

  await open(page, '/review');
  await reviewButton(page).click();
  for (const decision of ['Approve', 'Reject'] as const) {
    await pick(page, decision);
    await review(page).getByRole('textbox').fill('Secret');
  }
  await expect(page).toHaveURL('/review?document=DOC-2006&decision=reject');
  await review(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/review');
  await expect(page.getByText('Document has been rejected').first()).toBeVisible();
  expect(await written()).toContain('decision=reject');
  expect(await written()).not.toContain('Secret');

  await test.step('Forward opens a review without what was confirmed', async () => {
    await page.goForward();
    await expect(review(page).getByRole('textbox')).toHaveValue('');
  });
});

test.describe('Copy link', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' });
  const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Link copied' });

  test('copies the exact address, also what has just changed, and says so', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = `${baseURL}${documentUrl}?finding=font-detection&zoom=125`;
    await open(page, `${documentUrl}?finding=font-detection#main`);
    await stage(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('l');
    await expect(said(page)).toHaveText(`Link copied: ${link}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await copy(page).click();
    await expect(said(page)).toHaveText(`Link copied: ${link}`);
    await page.goto(link);
    await expect(page.getByText('125%')).toBeVisible();
  });

  test('shows the URL to copy by hand where the browser has no clipboard', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { get: () => undefined }),
    );
    await open(page, `${documentUrl}?page=2`);
    await copy(page).click();
    const field = dialog(page, 'Copy link').getByRole('textbox', { name: 'Address' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`${baseURL}${documentUrl}?page=2`);
    const selected = await field.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe(`${baseURL}${documentUrl}?page=2`);
    await expect(said(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(copy(page)).toBeFocused();
  });
});
