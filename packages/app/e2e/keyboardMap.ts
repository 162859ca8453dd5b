import type { Page } from '@playwright/test';

/** What the functions below keep in the page. */
interface MapWindow {
  stops: HTMLElement[];
}

/**
 * Lists everything that Tab must reach, in visual reading order, and returns their descriptions. Below an open modal
 * dialog only its own elements count. Called before the first Tab: rects are those of the unscrolled page.
 */
function listStops() {
  const scope = document.querySelector('[role=dialog]') ?? document;
  // Tab enters a group like these once, at its current item; arrow keys do the rest.
  const groups = '[role=radiogroup], [role=tablist], [role=toolbar]';
  const focusable: NodeListOf<HTMLElement> = scope.querySelectorAll(
    `a[href], button, input, select, textarea, summary, [tabindex], ${groups}`,
  );
  const stops = [...focusable].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.matches(groups)) return element.querySelector('button:enabled, input:enabled');
    return element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest(groups);
  });
  Object.assign(window, { stops } satisfies MapWindow);
  return stops.map((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.localName} ${name || element.id}`.slice(0, 60);
  });
}

/** Pairs of stops in which the second sits before the first: above it, or left of it in the same row. */
function readingOrderFaults() {
  const { stops } = window as unknown as MapWindow;
  const rects = stops.map((element) => element.getBoundingClientRect());
  return rects.flatMap((rect, index) => {
    const previous = rects[index - 1];
    // The skip link has no place until it has the focus. A dialog's Close comes last: the first Tab reaches a field.
    const isOutOfFlow = ['Skip to content', 'Close'].includes(
      (stops[index]!.ariaLabel ?? stops[index]!.textContent).trim(),
    );
    if (!previous || isOutOfFlow) return [];
    const isAbove = rect.bottom <= previous.top + 1;
    const startsNextColumn = rect.left >= previous.right - 1;
    const sharesRow =
      Math.min(rect.bottom, previous.bottom) - Math.max(rect.top, previous.top) >
      Math.min(rect.height, previous.height) / 2;
    const isBefore = sharesRow && rect.right <= previous.left + 1;
    return (isAbove && !startsNextColumn) || isBefore ? [[index - 1, index] as const] : [];
  });
}

/** The stop that has the focus, whether it has a focus ring, and whether something covers all of it (WCAG 2.4.11). */
async function readFocused() {
  const { stops } = window as unknown as MapWindow;
  const element = document.activeElement as HTMLElement;
  // Invisible controls show their focus on the label or field that they fill.
  const shown = element.matches('input[type=radio], input[type=file]')
    ? (element.closest('label') ?? element.parentElement!)
    : element;
  const isVisible = () => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
  };
  const hasRing = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    getComputedStyle(element.parentElement!),
  ].some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none',
  );
  // Scrolling to it may take a few frames.
  for (let frame = 0; frame < 10 && !isVisible(); frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  // The innermost stop: the page in the viewer is one that contains others.
  const index = stops.findLastIndex((stop) =>
    stop.matches('[role=radiogroup], [role=tablist], [role=toolbar]')
      ? stop.contains(element)
      : stop === element,
  );
  return { index, isBody: element === document.body, hasRing, isVisible: isVisible() };
}

/**
 * Walks a page or its open dialog by Tab. Returns what is wrong with it, one sentence each: stops that are skipped, out
 * of reading order, without a focus ring, hidden while they have the focus, or that trap it.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stops = await page.evaluate(listStops);
  const faults = (await page.evaluate(readingOrderFaults)).map(
    ([before, after]) => `"${stops[after]}" sits before "${stops[before]}"`,
  );
  const reached = new Set<number>();
  let previous: number | undefined;
  for (let presses = 0; presses < 2 * stops.length; presses += 1) {
    await page.keyboard.press('Tab');
    const { index, isBody, hasRing, isVisible } = await page.evaluate(readFocused);
    if (isBody || (reached.has(index) && index !== previous)) break;
    if (index < 0)
      faults.push(`after "${stops[[...reached].at(-1) ?? -1]}" an unknown element has the focus`);
    else if (!isVisible) faults.push(`"${stops[index]}" is hidden while it has the focus`);
    else if (!hasRing) faults.push(`"${stops[index]}" has no focus ring`);
    reached.add(index);
    previous = index;
  }
  const missed = stops.filter((_, index) => !reached.has(index));
  return [...faults, ...missed.map((name) => `Tab does not reach "${name}"`)];
}

/** Presses Enter on every button of the page; returns those after which the focus is lost. */
export async function lostFocus(page: Page): Promise<string[]> {
  const lost: string[] = [];
  const buttons = page.locator('button:visible:enabled');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    const name = await button.evaluate((element) => {
      element.focus();
      return element.getAttribute('aria-label') ?? element.textContent;
    });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    if (await page.evaluate(focusIsLost)) lost.push(name);
  }
  return lost;
}

/** After two frames, as focus may move in an effect. */
async function focusIsLost() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.activeElement === document.body;
}
