import { clients, documents, findVerificationResult } from '@patunay/fixtures';
import type { Locator, Page } from '@playwright/test';
import { defined, every } from './defined';
import { expect, test } from './fixtures';
import { documentPath, heading, open, recordConsole, reviewQueue as pending } from './pages';
import { press } from './press';

const verified = documents.filter(({ needsReview }) => !needsReview);

const approved = 'Document has been approved successfully';
const rejected = 'Document has been rejected';
const shared = 'This reason will be shared with the client.';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm', exact: true });
const notes = (page: Page) => dialog(page).getByLabel('Approval Notes (Required)');
const reason = (page: Page) => dialog(page).getByLabel('Rejection Reason (Required)');

/** Opens the review dialog of a card and asserts that no decision is selected. */
async function review(page: Page, index = 0) {
  await cards(page).nth(index).getByRole('button').click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
}

const pick = (page: Page, decision: 'Approve' | 'Reject') =>
  dialog(page).getByRole('radio', { name: decision, exact: true }).click();

/** Opens the review dialog of a card, asserts that its form is empty, and fills it in without confirming. */
async function fillIn(page: Page, decision: 'Approve' | 'Reject', index = 0) {
  await review(page, index);
  await pick(page, decision);
  const text = decision === 'Approve' ? notes(page) : reason(page);
  await expect(text).toHaveValue('');
  await text.fill('Looked at twice');
}

const findings = (scope: Locator) =>
  scope.getByRole('list', { name: 'Findings' }).getByRole('listitem');

/** The names of a document's checks that did not pass: errors, then warnings. */
function failedChecks(documentId: string) {
  const { fieldsCompleted, metadata, fraudDetection } = defined(findVerificationResult(documentId));
  const checks = [fieldsCompleted, metadata, fraudDetection].flatMap((part) => part.checks);
  return ['error', 'warning'].flatMap((status) =>
    checks.filter((check) => check.status === status).map(({ name }) => name),
  );
}

/** Records what scrolls from now on. Returns a function that names it. */
async function recordScrolling(page: Page) {
  const names = await page.evaluateHandle(() => {
    const scrolled = new Set<string>();
    const add = ({ target }: Event) =>
      scrolled.add(target instanceof Element ? (target.ariaLabel ?? target.tagName) : 'window');
    window.addEventListener('scroll', add, { capture: true });
    return scrolled;
  });
  return () => names.evaluate((scrolled) => [...scrolled]);
}

/** Clicks a control where it is, without scrolling to it, and asserts that all of it is in view and nothing covers it. */
async function clickInPlace(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = defined(await control.boundingBox());
  const center = { x: x + width / 2, y: y + height / 2 };
  expect(
    await control.evaluate(
      (element, at) => element.contains(document.elementFromPoint(at.x, at.y)),
      center,
    ),
  ).toBe(true);
  await control.page().mouse.click(center.x, center.y);
}

/** Opens the review of the statement in the window that a small laptop leaves, and waits until it has slid in. */
async function reviewOnLaptop(page: Page) {
  await clickInPlace(cards(page).first().getByRole('button', { name: 'Review' }));
  await expect(dialog(page)).toBeVisible();
  await dialog(page).evaluate((root) => Promise.all(root.getAnimations().map((a) => a.finished)));
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 650 } });

  const sentences = (page: Page) =>
    dialog(page).getByRole('button', { name: /^Add to the reason: / });
  const decision = (page: Page) => dialog(page).getByRole('radio', { name: 'Reject' });

  test('a review scrolls only the page and the list of findings', async ({ page }) => {
    await open(page, '/review');
    const scrolled = await recordScrolling(page);
    const list = dialog(page).getByRole('list', { name: 'Findings' });
    await reviewOnLaptop(page);

    await test.step('walk the findings', async () => {
      const stage = dialog(page).getByRole('group', { name: 'Document page' });
      const place = () => stage.evaluate((root) => root.scrollTop);
      const rows = await every(findings(dialog(page)));
      expect(rows).toHaveLength(9);
      for (const row of rows) {
        const before = {
          text: await dialog(page)
            .getByText(/^Page \d of 5$/)
            .innerText(),
          at: await place(),
        };
        await press(page, 'j');
        const selected = row.locator('> [data-selected]');
        await expect(selected).toBeInViewport({ ratio: 0.99 });
        if (await row.getByText('Whole file').isVisible()) {
          await expect(selected).toBeFocused();
          await expect(dialog(page).getByText(/^Page \d of 5$/)).toHaveText(before.text);
          expect(await place()).toBe(before.at);
        } else {
          const toggle = row.getByRole('button', { name: /^Show evidence: / });
          await expect(toggle).toBeFocused();
          await expect(toggle).toHaveAttribute('aria-pressed', 'true');
        }
      }
    });

    await test.step('compare one', async () => {
      await press(page, 'j', 'j');
      const comparison = list.getByRole('group', { name: 'Comparison: Balance Verification' });
      await expect(comparison).toBeInViewport();
      await press(page, 'c');
      await expect(list.locator(':focus')).toContainText('Computed sum');
    });

    await test.step('reject with two sentences, and confirm', async () => {
      await clickInPlace(decision(page));
      for (const index of [1, 2]) {
        await sentences(page).nth(index).scrollIntoViewIfNeeded();
        await clickInPlace(sentences(page).nth(index));
      }
      await expect(reason(page)).toHaveValue(/^Closing balance differs .*\n.+\.$/);
      await clickInPlace(confirm(page));
      await expect(page.getByText(rejected).first()).toBeVisible();
    });

    const others = (await scrolled()).filter((name) => !/^(Document page|Findings)$/.test(name));
    expect(others).toEqual([]);
  });
});

test('has a card for every document that needs review, the worst first, and no others', async ({
  page,
}) => {
  await open(page, '/review');
  await test.step('has a card for every document that needs review, and no others', async () => {
    await expect(heading(page)).toHaveText(['Documents Needing Review']);
    await expect(page.getByText(`${pending.length} pending`, { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(pending.length);
    for (const [index, { name, type, clientName, uploadDate }] of pending.entries()) {
      const card = cards(page).nth(index);
      const text = await card.innerText();
      for (const part of [name, type, clientName, uploadDate]) expect(text).toContain(part);
      const button = card.getByRole('button', { name: /^Review / });
      await expect(button).toHaveCount(1);
      await expect(button).toHaveAccessibleName(`Review ${name}`);
    }
    const main = await page.getByRole('main').innerText();
    for (const { name } of verified) expect(main).not.toContain(name);

    expect(pending.map(({ name }) => name)).toEqual([
      'Sampaguita statement Oct 2026.pdf',
      'Dapithapon BIR 2303.pdf',
      'Dapithapon DTI registration.pdf',
      'Luntian electricity bill Oct 2026.pdf',
    ]);
    const sum = clients.reduce((total, { needsReviewCount }) => total + needsReviewCount, 0);
    expect(sum).toBe(pending.length);
  });

  await test.step('a card lists why its document needs review, and links to it', async () => {
    for (const [index, document] of pending.entries()) {
      const card = cards(page).nth(index);
      const worst = failedChecks(document.id).slice(0, 2);
      const shown = await findings(card).allInnerTexts();
      for (const [place, name] of worst.entries()) expect(shown[place]).toContain(name);
      await expect(card.getByRole('link', { name: document.name, exact: true })).toHaveAttribute(
        'href',
        documentPath(document),
      );
    }
    const bill = cards(page).filter({ hasText: 'Luntian electricity bill' });
    await expect(findings(bill)).toHaveText([/^2 fields missing/]);
    await expect(findings(cards(page).first())).toHaveText([
      /^Editing History/,
      /^Balance Verification/,
      '+7 more',
    ]);
  });
});

test('the dialog shows the findings, requires text, and keeps a draft for each decision', async ({
  page,
}) => {
  await open(page, '/review');

  await test.step('Cancel discards the draft; Escape, Close and a click outside keep it for its document', async () => {
    const ways = {
      Cancel: () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      Close: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      outside: () => page.mouse.click(4, 400),
    };
    for (const [index, [way, leave]] of Object.entries(ways).entries()) {
      await test.step(way, async () => {
        await fillIn(page, 'Approve', index);
        await leave();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByText(approved)).toHaveCount(0);
        await expect(cards(page).nth(index).getByRole('button')).toBeFocused();

        await cards(page).nth(index).getByRole('button').click();
        await expect(dialog(page).getByRole('radio')).toHaveCount(2);
        await expect(notes(page)).toHaveCount(way === 'Cancel' ? 0 : 1);
        if (way !== 'Cancel') await expect(notes(page)).toHaveValue('Looked at twice');
        await dialog(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog(page)).toHaveCount(0);
      });
    }
  });

  await review(page);
  await expect(findings(dialog(page))).toHaveCount(9);

  await test.step('the text field is labelled by the decision, and only Reject says that the client sees the text', async () => {
    await pick(page, 'Approve');
    await expect(notes(page)).toBeVisible();
    await expect(dialog(page).getByText(shared)).toHaveCount(0);
    await expect(reason(page)).toHaveCount(0);
    await pick(page, 'Reject');
    await expect(reason(page)).toBeVisible();
    await expect(dialog(page).getByText(shared, { exact: true })).toBeVisible();
    await expect(notes(page)).toHaveCount(0);
  });

  await test.step('Confirm is disabled while the text is blank', async () => {
    for (const decision of ['Approve', 'Reject'] as const) {
      await pick(page, decision);
      const text = dialog(page).getByRole('textbox');
      await expect(confirm(page)).toBeDisabled();
      await text.fill(' \n\t \u00a0\u2003');
      await expect(confirm(page)).toBeDisabled();
      await text.fill('0');
      await expect(confirm(page)).toBeEnabled();
    }
  });

  await test.step('each decision keeps its own text, and Cmd+Enter confirms', async () => {
    await reason(page).fill('Blurred');
    await pick(page, 'Approve');
    await expect(notes(page)).toHaveValue('0');
    await pick(page, 'Reject');
    await expect(reason(page)).toHaveValue('Blurred');
    await reason(page).press('Meta+Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(rejected).first()).toBeVisible();
  });
});

test('a decision shows a toast, and changes nothing', async ({ page }) => {
  const main = page.getByRole('main');
  const follow = async (link: string, title: string) => {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(heading(page)).toHaveText([title]);
  };
  const readOtherPages = async () => {
    const texts: string[] = [];
    for (const [link, title] of [
      ['Dashboard', 'Dashboard'],
      ['Activity', 'Activity Log'],
      ['Reports', 'Reports'],
      ['Clients', 'Clients'],
    ] as const) {
      await follow(link, title);
      texts.push(await main.innerText());
    }
    return texts;
  };

  await open(page, '/clients');
  const others = await readOtherPages();
  await follow('Review', 'Documents Needing Review');
  const before = await main.innerHTML();
  const lines = recordConsole(page);

  for (const [index, [decision, message]] of [
    ['Approve', approved] as const,
    ['Reject', rejected] as const,
  ].entries()) {
    // `Toaster.stories.tsx` measures the three seconds.
    await test.step(`${decision}: a toast that closes by itself, and the page is unchanged`, async () => {
      await fillIn(page, decision, index);
      await confirm(page).click();
      const toast = page.getByRole('status').getByText(message, { exact: true });
      await expect(toast).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      expect(await main.innerHTML()).toBe(before);
      await expect(toast).toHaveCount(0);
    });
  }

  await test.step('a toast survives a change of page, and can be dismissed', async () => {
    await fillIn(page, 'Reject');
    await confirm(page).click();
    const toast = page.getByRole('status').getByText(rejected, { exact: true });
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.getByRole('link', { name: 'Activity', exact: true }).press('Enter');
    await expect(heading(page)).toHaveText(['Activity Log']);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
  });

  await test.step('no other page has changed, and nothing was logged', async () => {
    expect(await readOtherPages()).toEqual(others);
    expect(lines).toEqual([]);
  });
});
