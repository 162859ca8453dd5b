import { documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { documentPath, open } from './pages';

const byId = (id: string) => defined(documents.find((document) => document.id === id));
const statement = byId('DOC-2006');
const path = documentPath(statement);

const viewer = (page: Page) => page.getByRole('region', { name: statement.name });
const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });
const image = (page: Page) => stage(page).getByRole('img');
const marks = (page: Page, check: string) =>
  stage(page).getByRole('button', { name: new RegExp(`^${check}`) });
const toggle = (page: Page, check: string) =>
  page.getByRole('button', { name: `Show evidence: ${check}`, exact: true });
const panelOpener = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From this call on, records the full text of a live region whenever it changes. */
function recordAnnouncements(page: Page) {
  return page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((records) => {
      const said = new Set<Element>();
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert]');
        if (region && (type === 'characterData' || addedNodes.length > 0)) said.add(region);
      }
      texts.push(...[...said].map((region) => region.textContent));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
}

test('findings are selected in the panels and on the page; the URL keeps the selection', async ({
  page,
}) => {
  await open(page, `${path}?finding=font-detection`);

  await test.step('a link to a finding opens its page and its panel, and selects its mark', async () => {
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
    await expect(panelOpener(page, 'Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
    await expect(marks(page, 'Font Detection').first()).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('only the pager has controls named after a page', async () => {
    const controls = page.getByRole('main').locator('button, a, input, [tabindex="0"]');
    await expect(controls.and(page.getByLabel(/Page \d/))).toHaveCount(5);
  });

  await test.step('pager buttons of pages with findings have a description, and keep their names', async () => {
    const pager = page.getByRole('navigation', { name: 'Pages' });
    for (const [number, description] of [
      [1, 'has findings'],
      [5, ''],
    ] as const) {
      const button = pager.getByRole('button', { name: `Page ${number}`, exact: true });
      await expect(button).toHaveAccessibleDescription(description);
    }
  });

  await test.step('in forced colours marks keep an edge, and the selected one stands out', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const looks = await stage(page)
      .getByRole('button')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const edge = element.firstElementChild;
          if (!edge) throw new Error(`The mark ${element.ariaLabel} has no edge.`);
          const { borderTopStyle, borderTopColor, outlineStyle } = getComputedStyle(edge);
          const isVisible = borderTopStyle !== 'none' && !/^rgba.*, 0\)$/.test(borderTopColor);
          return { pressed: element.ariaPressed, isVisible, outlineStyle };
        }),
      );
    expect(looks.length).toBeGreaterThan(2);
    for (const { pressed, isVisible, outlineStyle } of looks) {
      expect(isVisible).toBe(true);
      expect(outlineStyle).toBe(pressed === 'true' ? 'solid' : 'none');
    }
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('closing its panel clears the selection', async () => {
    await panelOpener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(`${path}?page=2`);
  });

  await test.step('selecting a check selects its mark on the page', async () => {
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await panelOpener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(`${path}?panel=fraud`);
    await toggle(page, 'Font Detection').click();
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
    await expect(toggle(page, 'Font Detection')).toHaveAttribute('aria-pressed', 'true');
    await expect(marks(page, 'Font Detection').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(marks(page, 'Font Detection').first()).toBeInViewport();
    await expect(page).toHaveURL(`${path}?finding=font-detection`);
  });

  await test.step('clicking it again clears the selection and keeps the page and the panel', async () => {
    await toggle(page, 'Font Detection').click();
    await expect(page).toHaveURL(`${path}?page=2&panel=fraud`);
    await expect(stage(page).getByRole('button', { pressed: true })).toHaveCount(0);
  });

  await test.step('a mark on the page opens the panel of its check; Escape clears the selection', async () => {
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await panelOpener(page, 'Fraud Detection').click();
    await expect(page).toHaveURL(path);
    const mark = marks(page, 'Balance Verification').first();
    await mark.click();
    await expect(panelOpener(page, 'Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page, 'Balance Verification')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(`${path}?finding=balance-verification`);
    await page.keyboard.press('Escape');
    await expect(toggle(page, 'Balance Verification')).toHaveAttribute('aria-pressed', 'false');
    await expect(mark).toBeFocused();
    await expect(page).toHaveURL(`${path}?panel=fraud`);
  });

  const announced = await recordAnnouncements(page);

  await test.step('a finding selected in a panel is announced once, together with its page', async () => {
    await toggle(page, 'Font Detection').click();
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
    await toggle(page, 'Font Detection').click();
    await expect(stage(page).getByRole('button', { pressed: true })).toHaveCount(0);
    expect(await announced.jsonValue()).toEqual(['Page 2 of 5. Finding 7 of 9: Font Detection']);
  });

  await test.step('the toolbar steps through the findings, and announces each once', async () => {
    const steps = page.getByRole('toolbar', { name: 'Findings' });
    await expect(steps).toContainText('9 findings');
    for (let step = 1; step <= 5; step++) {
      await steps.getByRole('button', { name: 'Next finding' }).click();
      await expect(steps).toContainText(`Finding ${step} of 9`);
    }
    expect((await announced.jsonValue()).slice(1)).toEqual([
      'Page 1 of 5. Finding 1 of 9: Missing: Branch Code',
      'Page 1 of 5. Finding 2 of 9: Missing: Statement Number',
      'Page 3 of 5. Finding 3 of 9: Transaction Lines',
      'Page 3 of 5. Finding 4 of 9: 1 field missing',
      'Page 3 of 5. Finding 5 of 9: Creation Date',
    ]);
  });

  await test.step('a finding about the whole file opens its panel, and leaves the page alone', async () => {
    await expect(panelOpener(page, 'Metadata')).toHaveAttribute('aria-expanded', 'true');
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 3 of 5`);
    await expect(page.locator('[data-selected]')).toContainText('Creation Date');
  });
});

test('a closed panel names what did not pass, and opens at it', async ({ page }) => {
  await open(page, path);
  const panel = page.getByRole('group', { name: 'Fraud Detection', exact: true });
  await expect(panel.getByRole('listitem')).toHaveText([
    'Balance Verificationp. 1–3',
    'Font Detectionp. 2',
    'Pixel Detectionp. 2',
  ]);
  await panel.getByRole('button', { name: /Font Detection/ }).click();
  await expect(page).toHaveURL(`${path}?finding=font-detection`);
  await expect(panelOpener(page, 'Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.locator('[data-selected]')).toContainText('Font Detection');
  await expect(panel.getByRole('button', { name: /^Error Balance/ })).toHaveCount(0);
});

test('Back leads to exactly the view before, and from a link nowhere', async ({ page }) => {
  const back = page.getByRole('button', { name: 'Back to the previous view' });
  const panel = page.getByRole('group', { name: 'Fraud Detection', exact: true });
  const line = (name: string) => panel.getByRole('table').getByRole('button', { name });
  const link = `${path}?finding=balance-verification`;
  await open(page, link);
  await expect(back).toHaveAttribute('aria-disabled', 'true');

  await test.step('from a line of a ledger to the line before', async () => {
    await line('8 credits').click();
    await line('38 debits').click();
    await expect(page).toHaveURL(/finding=balance-verification&place=debits/);
    await stage(page).focus();
    await page.keyboard.press('b');
    await expect(page).toHaveURL(`${link}&place=credits`);
    await expect(line('8 credits')).toHaveAttribute('aria-pressed', 'true');
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
  });

  await test.step('to the view of the link, and not further', async () => {
    await page.keyboard.press('b');
    await expect(page).toHaveURL(link);
    await expect(marks(page, 'Balance Verification').first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(back).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('with the zoom, the rotation and the part of the page that were left', async () => {
    for (const key of ['+', '+', '+', 'r']) await page.keyboard.press(key);
    await expect(page).toHaveURL(`${link}&zoom=200&rotate=90`);
    await page.waitForTimeout(300);
    await stage(page).evaluate((element) => element.scrollTo(70, 130));
    await page.keyboard.press('j');
    await page.keyboard.press('0');
    await expect(page).toHaveURL(/finding=branch-code&rotate=90$/);
    await page.keyboard.press('b');
    await expect(page).toHaveURL(`${link}&rotate=90&zoom=200`);
    const offsets = await stage(page).evaluate(({ scrollLeft, scrollTop }) => [
      scrollLeft,
      scrollTop,
    ]);
    expect(offsets).toEqual([70, 130]);
  });
});

test('a page rotates, with its rotation in the URL, can be dragged, and Ctrl+wheel zooms it without zooming the browser', async ({
  page,
}) => {
  await open(page, `${path}?rotate=90`);

  await test.step('the button and R rotate the page, and the URL keeps the rotation', async () => {
    const lying = defined(await image(page).boundingBox());
    expect(lying.width).toBeGreaterThan(lying.height);
    await viewer(page).getByRole('button', { name: 'Rotate' }).click();
    await expect(page).toHaveURL(`${path}?rotate=180`);
    await stage(page).focus();
    await page.keyboard.press('r');
    await expect(page).toHaveURL(`${path}?rotate=270`);
    await page.keyboard.press('r');
    await expect(page).toHaveURL(path);
  });

  await test.step('outside the viewer, R does nothing', async () => {
    await panelOpener(page, 'Metadata').focus();
    await page.keyboard.press('r');
    await expect(page).toHaveURL(path);
  });

  await test.step('a page can be dragged, and Ctrl with the wheel zooms only the page', async () => {
    const box = defined(await stage(page).boundingBox());
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    await page.mouse.move(x, y);
    const ratio = await page.evaluate(() => devicePixelRatio);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect(page.getByRole('toolbar', { name: 'Zoom' })).not.toContainText('100%');
    expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio);

    const scrolled = () =>
      stage(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
    const [left, top] = await scrolled();
    await page.mouse.down();
    await page.mouse.move(x - 40, y - 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(scrolled).toEqual([left + 40, top + 30]);
  });

  await test.step('a drag that starts on a mark selects nothing', async () => {
    const mark = marks(page, 'Balance Verification').first();
    await mark.hover();
    const before = defined(await mark.boundingBox());
    await page.mouse.down();
    await page.mouse.move(before.x + 20, before.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => defined(await mark.boundingBox()).y).not.toBe(before.y);
    expect(new URL(page.url()).searchParams.get('finding')).toBeNull();
  });
});

test('pinching zooms the page around the midpoint, not the browser', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', onlyChromium.touch);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await stage(page).scrollIntoViewIfNeeded();
  const box = defined(await stage(page).boundingBox());
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + Math.min(box.height, 300) / 2);
  const partUnder = () =>
    image(page).evaluate(
      (img, at) => {
        const { left, top, width, height } = img.getBoundingClientRect();
        return [(at.x - left) / width, (at.y - top) / height];
      },
      { x, y },
    );
  const before = await partUnder();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        spread === undefined
          ? []
          : [
              { id: 1, x: x - spread, y },
              { id: 2, x: x + spread, y },
            ],
    });
  await touch('touchStart', 40);
  for (let spread = 44; spread <= 80; spread += 4) await touch('touchMove', spread);
  await touch('touchEnd');

  const tools = page.getByRole('toolbar', { name: 'Zoom and rotation' });
  await expect.poll(async () => parseInt(defined(await tools.textContent()))).toBeGreaterThan(180);
  expect(parseInt(defined(await tools.textContent()))).toBeLessThan(220);
  const after = await partUnder();
  for (const [index, part] of after.entries()) expect(part).toBeCloseTo(defined(before[index]), 1);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('in a wide viewport the viewer fills the height, with thumbnails as one Tab stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);

  await test.step('with all panels closed the window does not scroll', async () => {
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(900);
  });

  await test.step('the thumbnails are one Tab stop, with arrow keys between them', async () => {
    const thumbnail = (number: number) =>
      page.getByRole('radio', { name: `Thumbnail ${number}`, exact: true });
    await thumbnail(1).focus();
    await page.keyboard.press('ArrowDown');
    await expect(thumbnail(2)).toBeFocused();
    await expect(image(page)).toHaveAccessibleName(`${statement.name}, page 2 of 5`);
    await page.keyboard.press('Tab');
    await expect(stage(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(thumbnail(2)).toBeFocused();
  });

  await test.step('the viewer ends 24 px above the bottom of the viewport at any scroll position', async () => {
    await panelOpener(page, 'Fraud Detection').click();
    await page.evaluate(() => window.scrollTo(0, 0));
    const bottom = () => viewer(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeCloseTo(900 - 24, 0);
    await page.mouse.move(1300, 600);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect.poll(bottom).toBeCloseTo(900 - 24, 0);
    const { width } = defined(await viewer(page).boundingBox());
    expect(Math.abs(width - 660)).toBeLessThan(25);
  });
});

const magnifier = (page: Page) => page.locator('[data-magnifier]');

/** The part of the page at the middle of the magnifier, in fractions of the page's size, and how much larger it is. */
async function magnified(page: Page) {
  const enlarged = defined(await magnifier(page).locator('img').boundingBox());
  const lens = defined(await magnifier(page).boundingBox());
  const shown = defined(await image(page).boundingBox());
  return {
    times: enlarged.width / shown.width,
    x: (lens.x + lens.width / 2 - enlarged.x) / enlarged.width,
    y: (lens.y + lens.height / 2 - enlarged.y) / enlarged.height,
  };
}

test('the magnifier shows the point under the pointer, three times as large, and takes no focus', async ({
  page,
}) => {
  await open(page, `${path}?finding=font-detection`);
  const mark = marks(page, 'Font Detection').first();
  // Waits until the page has scrolled to the mark.
  await mark.hover({ trial: true });
  const box = defined(await mark.boundingBox());
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const expectPoint = async ({ x, y }: typeof at) => {
    const shown = defined(await image(page).boundingBox());
    const point = await magnified(page);
    expect(point.times).toBeCloseTo(3, 2);
    expect(point.x).toBeCloseTo((x - shown.x) / shown.width, 2);
    expect(point.y).toBeCloseTo((y - shown.y) / shown.height, 2);
  };

  await test.step('holding M shows it at the selected finding, with its marks; releasing M hides it', async () => {
    await stage(page).focus();
    await page.keyboard.down('m');
    await expect(magnifier(page)).toBeVisible();
    await expectPoint(at);
    await expect(magnifier(page).locator('[aria-pressed=true]')).toHaveCount(2);
    await expect(stage(page)).toBeFocused();
    await page.waitForTimeout(350);
    await page.keyboard.up('m');
    await expect(magnifier(page)).toHaveCount(0);
  });

  await test.step('switched on by its button, it follows the pointer and the arrow keys', async () => {
    await page.getByRole('button', { name: 'Magnifier' }).click();
    await page.mouse.move(at.x - 60, at.y + 30);
    await expectPoint({ x: at.x - 60, y: at.y + 30 });
    await page.keyboard.press('ArrowDown');
    await expectPoint({ x: at.x - 60, y: at.y + 38 });
    await page.mouse.click(at.x, at.y);
    await expect(page).toHaveURL(`${path}?page=2&panel=fraud`);
    await page.mouse.click(at.x, at.y);
    await page.keyboard.press('Escape');
    await expect(magnifier(page)).toHaveCount(0);
  });

  await test.step('it is turned and zoomed with the page', async () => {
    await stage(page).focus();
    for (const key of ['r', '+', 'm']) await page.keyboard.press(key);
    expect((await magnified(page)).times).toBeCloseTo(3, 2);
    for (const key of ['m', '0', 'r', 'r', 'r']) await page.keyboard.press(key);
  });

  await test.step('it shows what is under the pointer when the page is scrolled', async () => {
    for (const key of ['+', 'm']) await page.keyboard.press(key);
    await page.mouse.move(at.x, at.y);
    await expectPoint(at);
    await page.mouse.wheel(0, -60);
    await page.waitForTimeout(300);
    await expectPoint(at);
    for (const key of ['m', '0']) await page.keyboard.press(key);
  });

  await test.step('pressing and holding shows it without dragging or selecting; a quick drag still pans', async () => {
    await page.keyboard.press('+');
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await expect(magnifier(page)).toBeVisible();
    const scrolled = await stage(page).evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.move(at.x + 40, at.y - 30, { steps: 4 });
    await expectPoint({ x: at.x + 40, y: at.y - 30 });
    expect(await stage(page).evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
    const url = page.url();
    await page.mouse.up();
    await expect(magnifier(page)).toHaveCount(0);
    expect(page.url()).toBe(url);

    await page.mouse.down();
    await page.mouse.move(at.x + 40, at.y - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => stage(page).evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled + 30);
    await expect(magnifier(page)).toHaveCount(0);
  });
});

test('held by a finger, the magnifier is above it, and the page does not scroll', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', onlyChromium.touch);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await stage(page).scrollIntoViewIfNeeded();
  const box = defined(await stage(page).boundingBox());
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + 250);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
    });
  const scrolled = () =>
    stage(page).evaluate(({ scrollTop }) => [scrollTop, Math.round(window.scrollY)]);

  await touch('touchStart');
  await expect(magnifier(page)).toBeVisible();
  const before = await scrolled();
  for (let down = 5; down <= 60; down += 5) await touch('touchMove', -down);
  const lens = defined(await magnifier(page).boundingBox());
  expect(lens.y + lens.height).toBeLessThan(y - 60);
  expect(lens.x).toBeGreaterThanOrEqual(0);
  expect(lens.x + lens.width).toBeLessThanOrEqual(390);
  expect(await scrolled()).toEqual(before);
  await touch('touchEnd');
  await expect(magnifier(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test('the list of shortcuts is loaded when the viewer is first used, before it opens', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const sheet = () => requests.find((url) => url.includes('/assets/ShortcutSheet-'));
  await open(page, path);
  await page.waitForTimeout(500);
  expect(sheet()).toBeUndefined();
  await stage(page).focus();
  await expect.poll(sheet).toBeDefined();
  // Until it has run, however long that takes.
  await page.evaluate((url) => import(url), defined(sheet()));

  requests.length = 0;
  /** Whether the magnifier is there in the second frame after the key. */
  const opensAtOnce = await stage(page).evaluate(async (element) => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return document.querySelector('[data-magnifier]') !== null;
  });
  expect(opensAtOnce).toBe(true);
  // The list may open a few frames later: a deferred render shows the pressed button first.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(requests.filter((url) => url.includes('ShortcutSheet'))).toEqual([]);
});

test('a tool shows its name and key on hover and on focus, but not on touch', async ({
  page,
  browser,
}) => {
  await open(page, documentPath(statement));
  const tooltip = page.locator('[data-tooltip]');
  const rotate = page.getByRole('button', { name: 'Rotate' });

  await rotate.hover();
  await expect(tooltip).toHaveText('RotateR');
  const button = defined(await rotate.boundingBox());
  const box = defined(await tooltip.boundingBox());
  expect(box.y).toBeGreaterThan(button.y + button.height);
  expect(Math.abs(box.x + box.width / 2 - button.x - button.width / 2)).toBeLessThan(2);

  await test.step('the pointer can move onto it; Escape closes it', async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.waitForTimeout(300);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  await test.step('focus shows it at once', async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Zoom out' }).focus();
    await page.keyboard.press('ArrowRight');
    const zoomIn = tooltip.filter({ hasText: 'Zoom in+' });
    await expect(zoomIn).toBeVisible();
    // The one before goes a moment later.
    await expect(tooltip).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(zoomIn).toHaveCount(0);
  });

  await test.step('touch does not', async () => {
    const context = await browser.newContext({ hasTouch: true, viewport: page.viewportSize() });
    const touched = await context.newPage();
    await open(touched, documentPath(statement));
    await touched.getByRole('button', { name: 'Rotate' }).tap();
    await touched.waitForTimeout(500);
    await expect(touched.locator('[data-tooltip]')).toHaveCount(0);
    await context.close();
  });
});
