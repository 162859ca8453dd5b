import { clients, documents, findVerificationResult } from '@patunay/fixtures';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { documentPath, heading, open, recordConsole } from './pages';

const pending = documents.filter(({ needsReview }) => needsReview);
const verified = documents.filter(({ needsReview }) => !needsReview);

const approved = 'Document has been approved successfully';
const rejected = 'Document has been rejected';
const shared = 'This reason will be shared with the client.';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm', exact: true });
const notes = (page: Page) => dialog(page).getByLabel('Approval Notes (Required)');
const reason = (page: Page) => dialog(page).getByLabel('Rejection Reason (Required)');

async function review(page: Page, index = 0) {
  await cards(page).nth(index).getByRole('button').click();
  await expect(dialog(page)).toBeVisible();
}

const pick = (page: Page, decision: 'Approve' | 'Reject') =>
  dialog(page).getByRole('radio', { name: decision, exact: true }).click();

/** Opens a review and fills it in, up to the Confirm button. */
async function fillIn(page: Page, decision: 'Approve' | 'Reject', index = 0) {
  await review(page, index);
  await pick(page, decision);
  await (decision === 'Approve' ? notes(page) : reason(page)).fill('Looked at twice');
}

async function decide(page: Page, decision: 'Approve' | 'Reject', index = 0) {
  await fillIn(page, decision, index);
  await confirm(page).click();
}

/** Pauses the clock, confirms, and advances the clock until the toast is open (its chunk loads in real time). */
async function confirmPaused(page: Page, message: string) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await confirm(page).click();
  const toast = page.getByRole('status').getByText(message, { exact: true });
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast.isVisible();
    })
    .toBe(true);
}

/** Asserts that a toast that has just opened on a paused clock closes after three seconds. */
async function expectThreeSeconds(page: Page, message: string) {
  const toast = page.getByText(message, { exact: true });
  await page.clock.runFor(2900);
  // Enough real time for a toast that closes too early to fade out.
  await page.waitForTimeout(300);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
}

const findings = (scope: Locator) =>
  scope.getByRole('list', { name: 'Findings' }).getByRole('listitem');

/** The names of a document's checks that did not pass: errors, then warnings. */
function failedChecks(documentId: string) {
  const { fieldsCompleted, metadata, fraudDetection } = findVerificationResult(documentId)!;
  const checks = [fieldsCompleted, metadata, fraudDetection].flatMap((part) => part.checks);
  return ['error', 'warning'].flatMap((status) =>
    checks.filter((check) => check.status === status).map(({ name }) => name),
  );
}

test('has a card for every document that needs review, with its worst findings, and no others', async ({
  page,
}) => {
  await open(page, '/review');
  await test.step('has a card for every document that needs review, and no others', async () => {
    await expect(heading(page)).toHaveText(['Documents Needing Review']);
    await expect(page.getByText(`${pending.length} pending`, { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(pending.length);
    for (const [index, { name, type, clientName, uploadDate }] of pending.entries()) {
      const card = cards(page).nth(index);
      for (const text of [name, type, clientName, uploadDate])
        await expect(card).toContainText(text);
      const button = card.getByRole('button', { name: 'Review', exact: true });
      await expect(button).toHaveCount(1);
      await expect(button).toHaveAccessibleDescription(name);
    }
    for (const { name } of verified) await expect(page.getByText(name)).toHaveCount(0);

    const sum = clients.reduce((total, { needsReviewCount }) => total + needsReviewCount, 0);
    expect(sum).toBe(pending.length);
  });

  await test.step('a card lists why its document needs review, and links to it', async () => {
    for (const [index, document] of pending.entries()) {
      const card = cards(page).nth(index);
      const worst = failedChecks(document.id).slice(0, 2);
      for (const [place, name] of worst.entries()) {
        await expect(findings(card).nth(place)).toContainText(name);
      }
      await expect(card.getByRole('link', { name: document.name, exact: true })).toHaveAttribute(
        'href',
        documentPath(document),
      );
    }
    const bill = cards(page).filter({ hasText: 'Luntian electricity bill' });
    await expect(findings(bill)).toHaveText([/^2 fields missing/]);
    await expect(findings(cards(page).last())).toHaveText([
      /^Editing History/,
      /^Balance Verification/,
      '+6 more',
    ]);
  });
});

test('selecting a finding in the dialog shows its page', async ({ page }) => {
  await open(page, '/review');
  await review(page, pending.length - 1);
  const toggle = dialog(page).getByRole('button', { name: 'Show evidence: Font Detection' });
  const shown = dialog(page).getByRole('img', { name: /, page \d of 5$/ });

  await expect(shown).toHaveAccessibleName(/page 1 of 5$/);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toBeFocused();
  await expect(shown).toHaveAccessibleName(/page 2 of 5$/);
  await expect(dialog(page).getByRole('status')).toHaveText('Page 2 of 5');

  await test.step('the pager has five pages, and no other control is named after a page', async () => {
    const pager = dialog(page).getByRole('navigation', { name: 'Pages' });
    await expect(pager.getByRole('button', { name: /^Page \d$/ })).toHaveCount(5);
    await expect(dialog(page).getByRole('button', { name: /Page \d/ })).toHaveCount(5);
    await pager.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(shown).toHaveAccessibleName(/page 3 of 5$/);
  });

  await test.step('a mark on the page selects its finding', async () => {
    await dialog(page)
      .getByRole('button', { name: /^Transaction Lines/ })
      .last()
      .click();
    await expect(
      dialog(page).getByRole('button', { name: 'Show evidence: Transaction Lines' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('no decision is selected, and Escape closes the dialog', async () => {
    await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('the actions stay in view, on a wide screen and on a phone', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, '/review');
    await review(page, pending.length - 1);
    await pick(page, 'Reject');
    await expect(confirm(page)).toBeInViewport({ ratio: 1 });
    const sideways = await dialog(page).evaluate((root) =>
      [root, ...root.children].some((part) => part.scrollWidth > part.clientWidth + 1),
    );
    expect(sideways, `${viewport.width} px`).toBe(false);
  }
});

test('the dialog starts empty, asks for a text, and discards what is not confirmed', async ({
  page,
}) => {
  await open(page, '/review');
  await test.step('the dialog is about the chosen document, and no decision is selected at first', async () => {
    for (const [index, { name }] of pending.entries()) {
      await review(page, index);
      await expect(dialog(page)).toContainText(name);
      await expect(dialog(page).getByRole('radio')).toHaveCount(2);
      await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
      await expect(confirm(page)).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(cards(page).nth(index).getByRole('button')).toBeFocused();
    }
  });

  await test.step('Cancel, Escape and Close discard the decision', async () => {
    const ways = {
      Cancel: () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      Close: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await test.step(way, async () => {
        await review(page);
        await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
        await pick(page, 'Approve');
        await expect(notes(page)).toHaveValue('');
        await notes(page).fill('Not to be kept');
        await leave();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByText(approved)).toHaveCount(0);
      });
    }
  });

  await test.step('the text field has the label of the decision, and only a reason is shared with the client', async () => {
    await review(page);
    await pick(page, 'Approve');
    await expect(notes(page)).toBeVisible();
    await expect(
      dialog(page).getByText('Approval Notes (Required)', { exact: true }),
    ).toBeVisible();
    await expect(dialog(page).getByText(shared)).toHaveCount(0);
    await expect(reason(page)).toHaveCount(0);

    await pick(page, 'Reject');
    await expect(reason(page)).toBeVisible();
    await expect(
      dialog(page).getByText('Rejection Reason (Required)', { exact: true }),
    ).toBeVisible();
    await expect(dialog(page).getByText(shared, { exact: true })).toBeVisible();
    await expect(notes(page)).toHaveCount(0);
  });

  await test.step('Confirm is disabled while the text is blank', async () => {
    for (const decision of ['Approve', 'Reject'] as const) {
      await pick(page, decision);
      const text = dialog(page).getByRole('textbox');
      for (const blank of ['', ' ', '   ', '\n', ' \n\t ', '\u00a0', '\u2003']) {
        await text.fill(blank);
        await expect(confirm(page)).toBeDisabled();
      }
      for (const written of ['x', ' x ', '0', '\n.\n']) {
        await text.fill(written);
        await expect(confirm(page)).toBeEnabled();
      }
      await text.fill('');
      await expect(confirm(page)).toBeDisabled();
    }
  });

  await test.step('changing the decision clears the text', async () => {
    await pick(page, 'Approve');
    await notes(page).fill('Known to the branch since 2009');
    await pick(page, 'Reject');
    await expect(reason(page)).toHaveValue('');
    await expect(confirm(page)).toBeDisabled();
    await reason(page).fill('Blurred');
    await pick(page, 'Approve');
    await expect(notes(page)).toHaveValue('');
  });
});

for (const [decision, message] of [
  ['Approve', approved],
  ['Reject', rejected],
] as const) {
  test(`${decision}: a toast for three seconds, and nothing else changes`, async ({ page }) => {
    await page.clock.install();
    await open(page, '/review');
    const before = await page.getByRole('main').innerHTML();
    const lines = recordConsole(page);
    await fillIn(page, decision);
    await confirmPaused(page, message);
    await expect(dialog(page)).toHaveCount(0);

    await test.step('cards and count are unchanged, and nothing is stored', async () => {
      expect(await page.getByRole('main').innerHTML()).toBe(before);
      await expect(page.getByText(`${pending.length} pending`, { exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(pending.length);
      expect(lines).toEqual([]);
    });

    await test.step('the toast closes after three seconds', async () => {
      await expectThreeSeconds(page, message);
    });

    await test.step('the selection is cleared, and the document can be reviewed again', async () => {
      await page.clock.resume();
      await review(page);
      await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await pick(page, decision);
      await expect(dialog(page).getByRole('textbox')).toHaveValue('');
    });
  });
}

test('a new toast replaces the current one, and survives navigation', async ({ page }) => {
  await page.clock.install();
  await open(page, '/review');
  await fillIn(page, 'Approve');
  await confirmPaused(page, approved);
  await page.clock.runFor(1000);
  await decide(page, 'Reject', 1);
  await expect(page.getByText(rejected)).toBeVisible();
  await expect(page.getByText(approved)).toHaveCount(0);

  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(heading(page)).toHaveText(['Activity Log']);
  await expectThreeSeconds(page, rejected);
});

test('a toast stays open on hover, and can be dismissed', async ({ page }) => {
  await page.clock.install();
  await open(page, '/review');
  await decide(page, 'Reject');
  const toast = page.getByText(rejected);
  await toast.hover();
  await page.clock.runFor(3500);
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

test('a decision changes no other page', async ({ page }) => {
  const read = async () => {
    const texts: string[] = [];
    for (const [link, text] of [
      ['Activity', 'Activity Log'],
      ['Reports', 'Reports'],
      ['Clients', 'Clients'],
    ]) {
      await page.getByRole('link', { name: link!, exact: true }).first().click();
      await expect(heading(page)).toHaveText([text!]);
      texts.push(await page.getByRole('table').innerText());
    }
    return texts;
  };
  await open(page, '/review');
  const before = await read();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await decide(page, 'Approve');
  await decide(page, 'Reject', 1);
  expect(await read()).toEqual(before);
});

for (const key of ['Control+Enter', 'Meta+Enter']) {
  test(`${key} confirms when Confirm is enabled, and only then`, async ({ page }) => {
    await open(page, '/review');
    await review(page);
    await pick(page, 'Reject');
    await reason(page).fill('  ');
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText(rejected)).toHaveCount(0);
    await reason(page).fill('Two pages are missing');
    await page.keyboard.press('Enter');
    await expect(reason(page)).toHaveValue('Two pages are missing\n');
    await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(rejected).first()).toBeVisible();
  });
}
