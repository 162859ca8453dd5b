import { documents, extractedFields, findVerificationResult } from '@patunay/fixtures';
import type { VerificationPart } from '@patunay/fixtures';
import type { Locator, Page } from '@playwright/test';
import { reviewQueue } from '../src/reviewQueue';
import { hueOf } from './colours';
import { defined } from './defined';
import { expect, test } from './fixtures';
import { documentPath, expectNoEffect, heading, open } from './pages';

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
const hues = { success: 'green', warning: 'yellow', error: 'red' };

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

      // Beside the viewer, passed checks take one line, all others two or three. The unit tests of the sample data
      // limit the length of every check's text.
      const wrapped = await rows.evaluateAll((all) =>
        all
          .filter((row) => row.clientHeight > (row.textContent.includes('Success') ? 36 : 72))
          .map(({ textContent }) => textContent),
      );
      expect(wrapped).toEqual([]);
    });
  }

  await test.step('the ten fraud checks have the specified names, in order', () => {
    expect(parts['Fraud Detection'].checks.map(({ name }) => name)).toEqual(fraudChecks);
  });

  await test.step('a check is green, yellow or red, with its status as text', async () => {
    const items = page.getByRole('region', { name: 'Metadata' }).getByRole('listitem');
    await opener(page, 'Metadata').click();
    for (const status of ['success', 'warning', 'error'] as const) {
      const { name } = defined(parts.Metadata.checks.find((check) => check.status === status));
      const check = items.filter({ has: page.getByText(name, { exact: true }) });
      const word = check.getByText(words[status], { exact: true });
      await expect(word).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await hueOf(word, 'color'), colorScheme).toBe(hues[status]);
        expect(await hueOf(check.locator('svg').first(), 'color')).toBe(hues[status]);
      }
    }
  });

  await test.step('the panels mark the current page', async () => {
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

  await test.step('clicking a number shows that page', async () => {
    const pictures = new Set<string>();
    for (const number of [3, 5, 1, 2, 4]) {
      await pager.getByRole('button', { name: `Page ${number}`, exact: true }).click();
      await expect(pager.locator('[aria-current=page]')).toHaveText([String(number)]);
      await expect(shownPage(page, number)).toBeVisible();
      pictures.add(defined(await shownPage(page, number).getAttribute('src')));
    }
    expect(pictures.size).toBe(5);

    const next = pager.getByRole('button', { name: 'Next page' });
    await next.click();
    await expect(shownPage(page, 5)).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.click({ force: true });
    await expect(pager.locator('[aria-current=page]')).toHaveText(['5']);
    await pager.getByRole('button', { name: 'Previous page' }).click();
    await expect(shownPage(page, 4)).toBeVisible();
  });

  await test.step('the viewer names the current page, and zooms', async () => {
    const width = async () => Math.round(defined(await shownPage(page, 4).boundingBox()).width);
    await expect(viewer.getByRole('status')).toHaveText('Page 4 of 5');

    const fitted = await width();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    expect(await width()).toBeGreaterThan(fitted * 1.4);
    await viewer.getByRole('button', { name: 'Zoom out' }).click();
    expect(await width()).toBe(Math.round(fitted * 1.25));
    await viewer.getByRole('button', { name: 'Fit to width' }).click();
    expect(await width()).toBe(fitted);

    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await viewer.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(viewer.getByRole('status')).toHaveText('Page 2 of 5');
    await expect(viewer.getByText('125%')).toBeVisible();
  });

  await test.step('Add Pages, Approve Document and Reject Document do nothing', async () => {
    await opener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(/\?page=2&zoom=125&panel=fraud$/);
    let chooserOpened = false;
    page.on('filechooser', () => (chooserOpened = true));
    const names = ['Add Pages', 'Approve Document', 'Reject Document'];
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }));
    for (const button of buttons) {
      await expect(button).toHaveCount(1);
      await expect(button).toBeEnabled();
    }
    await expectNoEffect(page, async () => {
      for (const button of buttons) await button.click();
    });
    expect(chooserOpened).toBe(false);
    await expect(pager.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5);
  });

  const edge = (title: Title) => hueOf(panel(page, title), 'border-inline-start-color');
  const edgeWidth = (title: Title) =>
    panel(page, title).evaluate((element) =>
      parseFloat(getComputedStyle(element).borderInlineStartWidth),
    );

  await test.step('a panel with only issues has a red edge', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await edge('Fraud Detection')).toBe('red');
    }
    expect(await edgeWidth('Fraud Detection')).toBeGreaterThan(1);
  });

  await test.step('another document starts at its first page, unzoomed, with all panels closed', async () => {
    await openElectricityBill(page);
    await expect(page.getByText('Page 1 of 5')).toBeVisible();
    await expect(page.getByText('100%')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
  });

  await test.step('a panel with only missing fields has a red edge; one without missing fields or issues has none', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await edge('Utility Bill Fields')).toBe('red');
      expect(await edge('Metadata')).toBe('none');
    }
    expect(await edgeWidth('Utility Bill Fields')).toBeGreaterThan(1);
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

test('a finding about a difference shows both sides, and a line of a sum leads to its place', async ({
  page,
}) => {
  const comparison = page.getByRole('group', { name: /^Comparison: / });
  const viewer = page.getByRole('region', { name: withFindings.name });

  await test.step('a sum: each line leads to its place, the difference is last', async () => {
    await open(page, `${documentPath(withFindings)}?finding=balance-verification`);
    await expect(comparison.getByRole('row')).toHaveText([
      'ItemPlacePHP',
      'Opening balancep. 114,208.35',
      '8 creditsp. 2, 394,253.69',
      '38 debitsp. 2, 3−50,919.47',
      'Computed sum57,542.57',
      'Closing balance, printedp. 1, 317,542.57',
      'Difference40,000.00',
    ]);
    await comparison.getByRole('button', { name: '8 credits' }).click();
    await expect(page).toHaveURL(/\?finding=balance-verification&place=credits$/);
    await expect(viewer.getByRole('status')).toContainText('Page 2 of 5');
    await expect(viewer.getByText('Finding 9 of 9', { exact: true })).toBeVisible();
    await expect(viewer.getByRole('button', { name: '8 credits', pressed: true })).toBeVisible();
  });

  await test.step('the place survives a reload; Escape goes back to the finding', async () => {
    await page.reload();
    await expect(viewer.getByRole('button', { name: '8 credits', pressed: true })).toBeVisible();
    await viewer.getByRole('group', { name: 'Document page' }).press('Escape');
    await expect(page).toHaveURL(/\?finding=balance-verification&page=2$/);
    await expect(comparison).toBeVisible();
    await viewer.getByRole('group', { name: 'Document page' }).press('Escape');
    await expect(comparison).toHaveCount(0);
  });

  await test.step('an unknown place in the URL is ignored', async () => {
    await open(page, `${documentPath(withFindings)}?finding=balance-verification&place=nowhere`);
    await expect(comparison.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(viewer.getByRole('status')).toContainText('Page 1 of 5');
  });

  await test.step('samples: the suspicious place and a regular one, at the same scale', async () => {
    await open(page, `${documentPath(withFindings)}?finding=font-detection`);
    const widths = await comparison
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
    expect(widths).toHaveLength(4);
    for (const width of widths) expect(width).toBeCloseTo(defined(widths[0]), 0);
  });

  await test.step('a printed name and the one on file', async () => {
    await open(page, `${documentPath(byId('DOC-2004'))}?finding=trade-name`);
    await expect(comparison.getByText('“h” is missing on the page, after “Dapit”.')).toBeVisible();
    await expect(comparison.locator('mark')).toHaveText('h');
    expectNoExtractedField(await markupOf(page));
  });

  await test.step('two places: side by side, one over the other, blinking', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, `${documentPath(byId('DOC-2005'))}?finding=copy-move-detection`);
    await expect(comparison.getByRole('figure')).toHaveText([
      'Page 1, bottom left',
      'Page 2, bottom right',
    ]);
    await comparison.getByRole('radio', { name: 'Overlay' }).check();
    await comparison.getByRole('slider', { name: 'Page 2 over page 1' }).press('End');
    const top = comparison.getByRole('img', { name: 'Page 2' }).locator('..');
    await expect(top).toHaveCSS('opacity', '1');
    await comparison.getByRole('radio', { name: 'Blink' }).check();
    const cycles = () =>
      top.evaluate((element) =>
        element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
      );
    expect(await cycles()).toEqual([1000]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await cycles()).toEqual([]);
    await comparison.getByRole('button', { name: 'Show page 1' }).click();
    await expect(top).toHaveCSS('opacity', '0');
  });
});

test('what a selected finding compares comes into view next to the page, without moving focus', async ({
  page,
}) => {
  const comparison = page.getByRole('group', { name: /^Comparison: / });
  const stage = page.getByRole('group', { name: 'Document page' });
  await page.setViewportSize({ width: 1280, height: 620 });
  await open(page, `${documentPath(withFindings)}?panel=fraud`);

  await test.step('from the page', async () => {
    await stage.focus();
    await page.keyboard.press('k');
    await expect(comparison).toBeInViewport({ ratio: 1 });
    await expect(stage).toBeFocused();
    await expect(stage.getByRole('button', { pressed: true }).first()).toBeInViewport();
  });

  await test.step('scrolling by the user has priority', async () => {
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // Paused, because on a busy machine the page could scroll before the wheel event arrives.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('k');
    const wheelEvent = page.evaluate(
      () => new Promise<void>((resolve) => window.addEventListener('wheel', () => resolve())),
    );
    await page.mouse.wheel(0, 0);
    await wheelEvent;
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.resume();
  });

  await test.step('where the panels are below the page, the page stays in view', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await open(page, `${documentPath(withFindings)}?panel=fraud`);
    await stage.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('k');
    await expect(comparison).toBeAttached();
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test('heading and decisions stay in view while the findings scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, `${documentPath(withFindings)}?panel=fraud`);
  const approve = page.getByRole('button', { name: 'Approve Document' });
  const viewer = page.getByRole('region', { name: withFindings.name });
  await expect(opener(page, 'Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(1200, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(approve).toBeInViewport({ ratio: 1 });
  const { y, height } = defined(await approve.boundingBox());
  expect(y + height).toBeLessThanOrEqual(56);
  const shown = defined(await viewer.boundingBox());
  expect(shown.y).toBeGreaterThanOrEqual(56);
  expect(shown.y + shown.height).toBeLessThanOrEqual(650);
});

test('next to the sidebar, the name is not shortened, and each tally is beside the title of its panel', async ({
  page,
}) => {
  for (const width of [1280, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, documentPath(withFindings));
    await expect(heading(page).locator('[data-end]')).toHaveCount(0);
    const line = defined(
      await page.getByRole('button', { name: 'Approve Document' }).boundingBox(),
    );
    expect(line.y + line.height).toBeLessThanOrEqual(
      defined(await page.getByRole('region', { name: withFindings.name }).boundingBox()).y,
    );
    for (const title of titles) {
      const name = defined(
        await opener(page, title).getByText(title, { exact: true }).boundingBox(),
      );
      const tally = defined(await opener(page, title).locator('svg:has(g)').boundingBox());
      expect(tally.y).toBeGreaterThan(name.y);
      expect(tally.y + tally.height).toBeLessThan(name.y + name.height);
    }
  }
});

test('on a phone, both decisions stay at the bottom, below everything else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, documentPath(withFindings));
  const decisions = ['Reject Document', 'Approve Document'].map((name) =>
    page.getByRole('button', { name }),
  );
  for (const top of [0, 100_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    for (const decision of decisions) {
      await expect(decision).toBeInViewport({ ratio: 1 });
      const { y, height } = defined(await decision.boundingBox());
      expect(y + height).toBeGreaterThan(820);
    }
  }
  const last = defined(await opener(page, 'Fraud Detection').boundingBox());
  expect(last.y + last.height).toBeLessThan(defined(await decisions[0]?.boundingBox()).y);
});
