import { documents, extractedFields, findVerificationResult } from '@patunay/fixtures';
import type { VerificationPart } from '@patunay/fixtures';
import type { Locator, Page } from '@playwright/test';
import { defined, every } from './defined';
import { expect, test } from './fixtures';
import { nextFrame } from './nextFrame';
import { documentPath, expectNoEffect, heading, open, reviewQueue } from './pages';

const titles = ['Utility Bill Fields', 'Metadata', 'Fraud Detection'] as const;
type Title = (typeof titles)[number];

const fraudChecks = [
  'Font Detection',
  'Pixel Detection',
  'Copy/Move Detection',
  'Inpainting Detection',
  'Template Detection',
  'Peso / Dollar Conversion',
  'Address Validation',
  'Data Formatting Check',
  'Edge Analysis',
  'Balance Verification',
];

const words = { success: 'Success', warning: 'Warning', error: 'Error' };
const byId = (id: string) => defined(documents.find((document) => document.id === id));
const withFindings = byId('DOC-2006');

function partsOf(documentId: string): Record<Title, VerificationPart> {
  const result = defined(findVerificationResult(documentId));
  return {
    'Utility Bill Fields': result.fieldsCompleted,
    Metadata: result.metadata,
    'Fraud Detection': result.fraudDetection,
  };
}

const opener = (page: Page, title: Title) =>
  page.getByRole('main').getByRole('button', { name: title, exact: true });

/** The panel of a trigger: the outermost `div` that contains it and the counts, but no other trigger. */
const panel = (page: Page, title: Title) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })
    .filter({ has: page.getByRole('term').filter({ hasText: /^Issues$/ }) })
    .filter({ hasNot: otherOpeners(page, title) })
    .first();

const otherOpeners = (page: Page, title: Title) =>
  page.getByRole('button', {
    name: new RegExp(`^(${titles.filter((other) => other !== title).join('|')})$`),
  });

const shownPage = (page: Page, number: number) =>
  page.getByRole('img', { name: new RegExp(`page ${number} of`, 'i') });

async function countsOf(panelOfPart: Locator) {
  const terms = await panelOfPart.getByRole('term').allInnerTexts();
  const values = await panelOfPart.getByRole('definition').allInnerTexts();
  return Object.fromEntries(terms.map((term, index) => [term, values[index]]).slice(0, 3));
}

/** The page's HTML and the sources of its images. */
const markupOf = (page: Page) =>
  page.evaluate(() => {
    const sources = [...document.images].map(({ src }) => decodeURIComponent(src));
    return [document.documentElement.outerHTML, ...sources].join('\n');
  });

/** Only checks that no field is displayed. The type checker ensures that the viewer gets them: the prop is required. */
function expectNoExtractedField(markup: string) {
  for (const text of Object.entries(extractedFields).flat()) expect(markup).not.toContain(text);
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `src/samplePages.test.ts` tests the page of every document. */
test('a document has five pages, three panels with its result, and no extracted field', async ({
  page,
}) => {
  const parts = partsOf(withFindings.id);
  const expanded = page.getByRole('main').getByRole('button', { expanded: true });
  const pager = page.getByRole('navigation', { name: 'Pages' });

  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await open(page, documentPath(withFindings));
  expectNoExtractedField(await defined(response).text());

  await test.step('a heading, five numbered pages and three closed panels', async () => {
    await expect(heading(page)).toHaveText([withFindings.name]);
    const buttons = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
    await expect(buttons).toHaveText([...titles]);
    await expect(expanded).toHaveCount(0);
    const numbers = pager.getByRole('button', { name: /^Page \d+$/ });
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
    await expect(pager.locator('[aria-current=page]')).toHaveText(['1']);
    await expect(shownPage(page, 1)).toBeVisible();
  });

  for (const title of titles) {
    await test.step(`${title}: counts, outcome, metadata of two pages, and checks`, async () => {
      const { score, total, needsReview, details, checks } = parts[title];
      expect(await countsOf(panel(page, title))).toEqual({
        Fields: `${score} / ${total}`,
        Missing: String(total - score),
        Issues: String(needsReview),
      });

      await opener(page, title).click();
      await expect(expanded).toHaveText([title]);
      const content = page.getByRole('region', { name: title });
      await expect(content.getByText(details, { exact: true })).toBeVisible();

      const items = content.getByRole('listitem');
      const metadata = items.filter({ has: page.getByText('Resolution') });
      await expect(metadata).toHaveText([/^Page 1/, /^Page 2/]);
      const terms = ['File Size', 'File Type', 'Page Size', 'Resolution'];
      await expect(metadata.getByRole('term')).toHaveText([...terms, ...terms]);
      await expect(metadata.getByRole('definition')).toHaveText(
        ['1.24 MB', '0.98 MB'].flatMap((size) => [size, 'PDF', 'Letter 8.5 x 11 in', '300 dpi']),
      );
      const rows = items.filter({ hasNot: page.getByText('Resolution') });
      await expect(rows).toHaveText(
        checks.map(
          (check) =>
            new RegExp([check.name, words[check.status], check.details].map(escape).join('\\s*')),
        ),
      );
      expectNoExtractedField(await markupOf(page));
    });
  }

  await test.step('the ten fraud checks have the specified names, in order', () => {
    expect(parts['Fraud Detection'].checks.map(({ name }) => name)).toEqual(fraudChecks);
  });

  await test.step('the panels mark the current page', async () => {
    await opener(page, 'Metadata').click();
    const content = page.getByRole('region', { name: 'Metadata' });
    const current = content.locator('[aria-current]');
    await expect(current).toHaveText([/Page 1/]);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(current).toHaveText([/Page 2/]);
    await page.getByRole('button', { name: 'Page 5', exact: true }).click();
    await expect(current).toHaveCount(0);
    await expect(content.getByText('No metadata for this page')).toBeVisible();
    await expect(content.getByText('Resolution')).toHaveCount(2);
  });

  await test.step('only one panel is open at a time, and it can be closed', async () => {
    const resolutions = page.getByText('Resolution').filter({ visible: true });
    await opener(page, titles[0]).click();
    await expect(expanded).toHaveText([titles[0]]);
    await expect(resolutions).toHaveCount(2);
    await opener(page, titles[0]).click();
    await expect(expanded).toHaveCount(0);
    await expect(resolutions).toHaveCount(0);
  });
});

/** Follows links to the client's other document. */
async function openElectricityBill(page: Page) {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: withFindings.clientName }).click();
  await page.getByRole('link', { name: 'Luntian electricity bill' }).click();
  await expect(heading(page)).toHaveText(['Luntian electricity bill Oct 2026.pdf']);
}

test('the viewer turns and zooms pages, and opening another document resets the viewer', async ({
  page,
}) => {
  await open(page, documentPath(withFindings));
  const viewer = page.getByRole('region', { name: withFindings.name });
  const pager = page.getByRole('navigation', { name: 'Pages' });

  await test.step('the pager shows each page and keeps the zoom', async () => {
    const pictures = new Set<string>();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    for (const number of [3, 5, 1, 4, 2]) {
      await pager.getByRole('button', { name: `Page ${number}`, exact: true }).click();
      await expect(pager.locator('[aria-current=page]')).toHaveText([String(number)]);
      await expect(shownPage(page, number)).toBeVisible();
      pictures.add(defined(await shownPage(page, number).getAttribute('src')));
    }
    expect(pictures.size).toBe(5);
    await expect(viewer.getByText('Page 2 of 5', { exact: true })).toBeVisible();
    await expect(viewer.getByText('125%')).toBeVisible();
  });

  await test.step('Add Pages, Approve Document and Reject Document do nothing', async () => {
    await opener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(/[?&]panel=fraud$/);
    let chooserOpened = false;
    page.on('filechooser', () => (chooserOpened = true));
    const names = ['Add Pages', 'Approve Document', 'Reject Document'];
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }));
    for (const button of buttons) {
      await expect(button).toHaveCount(1);
      await expect(button).toBeEnabled();
    }
    // The header is within the scroll padding, so Playwright scrolls back before it clicks there.
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await nextFrame(page);
    await expectNoEffect(page, async () => {
      for (const button of buttons) await button.click();
    });
    expect(chooserOpened).toBe(false);
    await expect(pager.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5);
  });

  await test.step('another document starts at its first page, unzoomed, with all panels closed', async () => {
    await openElectricityBill(page);
    await expect(page.getByText('Page 1 of 5')).toBeVisible();
    await expect(page.getByText('100%')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
  });

  await test.step('a document shows its details, and links to the previous and next one to review', async () => {
    const previous = defined(reviewQueue.at(-2));
    const bill = defined(reviewQueue.at(-1));
    const main = page.getByRole('main');
    await expect(main.getByText('Needs Review', { exact: true })).toBeVisible();
    await expect(main.getByText(bill.type, { exact: true })).toBeVisible();
    await expect(main.getByText(bill.uploadDate, { exact: true })).toBeVisible();
    const queue = page.getByRole('navigation', { name: 'Documents to review' });
    await expect(queue).toContainText('4 of 4 to review');
    await expect(queue.getByRole('link')).toHaveText(['Previous']);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByText('125%')).toBeVisible();
    await queue.getByRole('link', { name: 'Previous' }).click();
    await expect(heading(page)).toHaveText([previous.name]);
    await expect(page.getByText('100%')).toBeVisible();
    await queue.getByRole('link', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText([bill.name]);
  });
});

test('heading and decisions stay in view while the findings scroll, even on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, documentPath(withFindings));
  const approve = page.getByRole('button', { name: 'Approve Document' });
  const viewer = page.getByRole('region', { name: withFindings.name });
  await opener(page, 'Fraud Detection').click();
  const failed = page.getByRole('region', { name: 'Fraud Detection' }).getByRole('listitem');
  for (const row of await every(failed.filter({ hasText: /Warning|Error/ }))) {
    await expect(row).toBeInViewport({ ratio: 1 });
  }
  await page.mouse.move(1200, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(approve).toBeInViewport({ ratio: 1 });
  const { y, height } = defined(await approve.boundingBox());
  expect(y + height).toBeLessThanOrEqual(56);
  const shown = defined(await viewer.boundingBox());
  expect(shown.y).toBeGreaterThanOrEqual(56);
  expect(shown.y + shown.height).toBeLessThanOrEqual(650);

  await page.setViewportSize({ width: 390, height: 844 });
  const decisions = ['Reject Document', 'Approve Document'].map((name) =>
    page.getByRole('button', { name }),
  );
  for (const top of [0, 100_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    for (const decision of decisions) {
      await expect(decision).toBeInViewport({ ratio: 1 });
      const box = defined(await decision.boundingBox());
      expect(box.y + box.height).toBeGreaterThan(820);
    }
  }
  const last = page.getByRole('region', { name: 'Fraud Detection' }).getByRole('listitem').last();
  const { y: top, height: long } = defined(await last.boundingBox());
  expect(top + long).toBeLessThan(defined(await decisions[0]?.boundingBox()).y);
});
