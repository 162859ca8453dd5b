import { documents, extractedFields, findVerificationResult } from '@patunay/fixtures';
import type { VerificationPart } from '@patunay/fixtures';
import type { Locator, Page } from '@playwright/test';
import { hueOf } from './colours';
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

const byId = (id: string) => documents.find((document) => document.id === id)!;
const withFindings = byId('DOC-2006');

function partsOf(documentId: string): Record<Title, VerificationPart> {
  const result = findVerificationResult(documentId)!;
  return {
    'Utility Bill Fields': result.fieldsCompleted,
    Metadata: result.metadata,
    'Fraud Detection': result.fraudDetection,
  };
}

const opener = (page: Page, title: Title) =>
  page.getByRole('main').getByRole('button', { name: title, exact: true });

/** The nearest ancestor of the trigger that has the counts and a border. */
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

/** The `aria-label` of each button, without the part that matches `ignored`. */
const labelsOf = async (scope: Locator, ignored: RegExp) =>
  (
    await scope
      .locator('button[aria-label]')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel!))
  ).map((label) => label.replace(ignored, ''));

/** That the fields are passed to the viewer is tested by its type: the prop is required. */
function expectNoExtractedField(markup: string) {
  for (const text of Object.entries(extractedFields).flat()) expect(markup).not.toContain(text);
}

for (const document of documents) {
  const parts = partsOf(document.id);

  test(`${document.name}: five pages, three panels with its result, no extracted field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await open(page, documentPath(document));
    expectNoExtractedField(await response!.text());
    await expect(heading(page)).toHaveText([document.name]);
    const buttons = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
    await expect(buttons).toHaveText([...titles]);
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);

    await test.step('five numbered pages', async () => {
      const pager = page.getByRole('navigation', { name: 'Pages' });
      const numbers = pager.getByRole('button', { name: /^Page \d+$/ });
      await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
      await expect(pager.locator('[aria-current=page]')).toHaveText(['1']);
      await expect(shownPage(page, 1)).toBeVisible();
    });

    const toggles: string[] = [];
    for (const title of titles) {
      await test.step(title, async () => {
        const { score, total, needsReview, details, checks } = parts[title];
        const missing = total - score;
        expect(await countsOf(panel(page, title))).toEqual({
          Fields: `${score} / ${total}`,
          Missing: String(missing),
          Issues: String(needsReview),
        });

        const edge = await hueOf(panel(page, title), 'border-inline-start-color');
        expect(edge === 'red').toBe(missing > 0 || needsReview > 0);

        await opener(page, title).click();
        await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveText([
          title,
        ]);
        const content = page.getByRole('region', { name: title });
        await expect(content).toBeVisible();
        await expect(content.getByText(details, { exact: true })).toBeVisible();

        const items = content.getByRole('listitem');
        const metadata = items.filter({ has: page.getByText('Resolution') });
        await expect(metadata).toHaveCount(2);
        const checkItems = items.filter({ hasNot: page.getByText('Resolution') });
        await expect(checkItems).toHaveText(
          checks.map(
            (check) =>
              new RegExp([check.name, words[check.status], check.details].map(escape).join('\\s*')),
          ),
        );
        expectNoExtractedField(await markupOf(page));

        // Next to the page, passed checks take one line, all others two or three.
        const wrapped = await checkItems.evaluateAll((rows) =>
          rows
            .filter(({ textContent }) => textContent)
            .filter((row) => row.clientHeight > (row.textContent.includes('Success') ? 36 : 72))
            .map(({ textContent }) => textContent),
        );
        expect(wrapped).toEqual([]);
        toggles.push(...(await labelsOf(content, /^Show evidence: /)));
      });
    }

    // Tab skips the marks, so each needs an equivalent in the panels.
    await test.step('every mark on a page has a toggle button in a panel', async () => {
      const marks = new Set<string>();
      for (let number = 1; number <= 5; number += 1) {
        await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
        await expect(shownPage(page, number)).toBeVisible();
        const stage = page.getByRole('group', { name: 'Document page' });
        for (const label of await labelsOf(stage, /^Missing: |, \d of \d$/g)) marks.add(label);
      }
      expect([...marks].toSorted()).toEqual(toggles.toSorted());
    });
  });
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

test('a panel has a red border only if it has missing fields or issues', async ({ page }) => {
  // Panels with missing fields only, with neither missing fields nor issues, and with issues only.
  const cases = {
    'DOC-2003': { 'Utility Bill Fields': 'red', Metadata: 'none' },
    'DOC-2004': { Metadata: 'red' },
  };
  for (const [id, panels] of Object.entries(cases)) {
    await open(page, documentPath(byId(id)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [title, hue] of Object.entries(panels)) {
        const edged = panel(page, title as Title);
        expect(await hueOf(edged, 'border-inline-start-color'), `${id} ${title}`).toBe(hue);
        const width = await edged.evaluate((element) =>
          parseFloat(getComputedStyle(element).borderInlineStartWidth),
        );
        if (hue === 'red') expect(width).toBeGreaterThan(1);
      }
    }
  }
});

test('a check is green, yellow or red, with its status as text', async ({ page }) => {
  await open(page, documentPath(withFindings));
  for (const title of ['Fraud Detection', 'Metadata'] as const) {
    await opener(page, title).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const { name, status } of partsOf(withFindings.id)[title].checks) {
        const check = page
          .getByRole('region', { name: title })
          .getByRole('listitem')
          .filter({ has: page.getByText(name, { exact: true }) });
        const word = check.getByText(words[status], { exact: true });
        await expect(word).toBeVisible();
        expect(await hueOf(word, 'color'), `${name}, ${colorScheme}`).toBe(hues[status]);
        expect(await hueOf(check.locator('svg').first(), 'color')).toBe(hues[status]);
      }
    }
  }
});

test('panels open one at a time, with the ten fraud checks and the metadata of two pages', async ({
  page,
}) => {
  await open(page, documentPath(withFindings));
  await test.step('the ten fraud checks have the specified names, in order', async () => {
    await opener(page, 'Fraud Detection').click();
    const items = page
      .getByRole('region', { name: 'Fraud Detection' })
      .getByRole('listitem')
      .filter({ hasText: /Success|Warning|Error/ });
    await expect(items).toHaveText(fraudChecks.map((name) => new RegExp(`^\\s*${escape(name)}`)));
  });

  await test.step('every panel has the metadata of pages 1 and 2, and marks the current page', async () => {
    for (const title of titles) {
      await opener(page, title).click();
      const content = page.getByRole('region', { name: title });
      const pages = content.getByRole('listitem').filter({ has: page.getByText('Resolution') });
      await expect(pages).toHaveCount(2);
      for (const [index, size] of ['1.24 MB', '0.98 MB'].entries()) {
        await expect(pages.nth(index)).toContainText(`Page ${index + 1}`);
        await expect(pages.nth(index).getByRole('term')).toHaveText([
          'File Size',
          'File Type',
          'Page Size',
          'Resolution',
        ]);
        await expect(pages.nth(index).getByRole('definition')).toHaveText([
          size,
          'PDF',
          'Letter 8.5 x 11 in',
          '300 dpi',
        ]);
      }
    }

    const content = page.getByRole('region', { name: titles[2] });
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
    const expanded = page.getByRole('main').getByRole('button', { expanded: true });
    for (const title of [...titles, titles[0]]) {
      await opener(page, title).click();
      await expect(expanded).toHaveText([title]);
      await expect(page.getByText('Resolution').filter({ visible: true })).toHaveCount(2);
    }
    await opener(page, titles[0]).click();
    await expect(expanded).toHaveCount(0);
    await expect(page.getByText('Resolution').filter({ visible: true })).toHaveCount(0);

    await opener(page, 'Metadata').click();
    await expect(expanded).toHaveText(['Metadata']);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: withFindings.clientName })
      .click();
    await page.getByRole('link', { name: 'Luntian electricity bill' }).click();
    await expect(heading(page)).toHaveText(['Luntian electricity bill Oct 2026.pdf']);
    await expect(expanded).toHaveCount(0);
  });
});

test('the viewer turns and zooms pages', async ({ page }) => {
  await open(page, documentPath(withFindings));
  await test.step('the viewer names the current page, and zooms', async () => {
    const viewer = page.getByRole('region', { name: withFindings.name });
    const width = async () => Math.round((await shownPage(page, 1).boundingBox())!.width);
    await expect(viewer.getByRole('status')).toHaveText('Page 1 of 5');

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

    await test.step('another document starts at its first page, unzoomed', async () => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await trail.getByRole('link', { name: withFindings.clientName }).click();
      await page.getByRole('link', { name: 'Luntian electricity bill' }).click();
      await expect(heading(page)).toHaveText(['Luntian electricity bill Oct 2026.pdf']);
      await expect(page.getByText('Page 1 of 5')).toBeVisible();
      await expect(page.getByText('100%')).toBeVisible();
    });
  });

  await test.step('clicking a number shows that page', async () => {
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const pictures = new Set<string>();
    for (const number of [3, 5, 1, 2, 4]) {
      await pager.getByRole('button', { name: `Page ${number}`, exact: true }).click();
      await expect(pager.locator('[aria-current=page]')).toHaveText([String(number)]);
      await expect(shownPage(page, number)).toBeVisible();
      pictures.add((await shownPage(page, number).getAttribute('src'))!);
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
});

test('Add Pages, Approve Document and Reject Document do nothing', async ({ page }) => {
  await open(page, `${documentPath(withFindings)}?page=2&panel=fraud`);
  let chooserOpened = false;
  page.on('filechooser', () => (chooserOpened = true));
  for (const name of ['Add Pages', 'Approve Document', 'Reject Document']) {
    await test.step(name, async () => {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveCount(1);
      await expect(button).toBeEnabled();
      await expectNoEffect(page, () => button.click());
    });
  }
  expect(chooserOpened).toBe(false);
  await expect(page.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5);
});
