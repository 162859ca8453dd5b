import type { Page } from '@playwright/test';
import { nextFrame } from './nextFrame';

/**
 * Finds all elements that Tab must reach, in DOM order, and returns their descriptions. If a modal dialog is open, only
 * its elements count.
 */
function listStops() {
  const scope = document.querySelector('[role=dialog]') ?? document;
  // These groups are one Tab stop each; arrow keys move within them.
  const groups = '[role=radiogroup], [role=tablist], [role=toolbar]';
  const focusable: NodeListOf<HTMLElement> = scope.querySelectorAll(
    `a[href], button, input, select, textarea, summary, [tabindex], ${groups}`,
  );
  const stops = [...focusable].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.matches(groups)) return element.querySelector('button:enabled, input:enabled');
    return element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest(groups);
  });
  /** Everything that can show focus: the outlines and shadows of an element, its `::after` and its parent. */
  const lookOf = (element: Element) =>
    [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element.parentElement ?? element),
    ]
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
        outlineStyle === 'none' || parseFloat(outlineWidth) < 1
          ? boxShadow
          : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`,
      )
      .join();
  const inGroups = scope.querySelectorAll('button, input');
  const atRest = new Map(
    [...stops, ...inGroups]
      .filter((element) => element !== document.activeElement)
      .map((element) => [element, lookOf(element)]),
  );
  // Kept in the page for the functions below.
  Object.assign(window, { stops, lookOf, atRest, focused: new Map<Element, string>() });
  return stops.map((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.localName} ${name || element.id}`.slice(0, 60);
  });
}

/**
 * Pairs of consecutive Tab stops in which the second is above the first without starting a new column, or left of it in
 * the same row. Call it before the first Tab: positions are those of the unscrolled page.
 */
function readingOrderProblems() {
  const stops = Reflect.get(window, 'stops') as HTMLElement[];
  const scrollerOf = (element: Element) => {
    let box = element.parentElement;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    return box;
  };
  const places = stops.map((element) => {
    const rect = element.getBoundingClientRect();
    const scroller = scrollerOf(element);
    const edge = scroller?.getBoundingClientRect() ?? rect;
    const [top = 0, bottom = 0] = [rect.top, rect.bottom].map((y) =>
      Math.max(edge.top, Math.min(y, edge.bottom)),
    );
    // What is scrolled out of view counts as being at the edge of the box that scrolls.
    return { rect, scroller, shown: new DOMRect(rect.x, top, rect.width, bottom - top) };
  });
  // A bar at the edge of the window is above the page: only the order within it counts.
  const bars = stops.map((element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (box.matches('[role=dialog]')) return null;
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    }
    return null;
  });
  return stops.flatMap((stop, index) => {
    const [before, place] = [places[index - 1], places[index]];
    const isInOneBox = before?.scroller === place?.scroller;
    const [previous, rect] = isInOneBox
      ? [before?.rect, place?.rect]
      : [before?.shown, place?.shown];
    // Neither is in view: then both are at an edge.
    if (!isInOneBox && previous?.height === 0 && rect?.height === 0) return [];
    // The skip link has no position until it is focused. A dialog's close button is last in the Tab order on purpose:
    // the first Tab reaches a field.
    const isOutOfFlow = ['Skip to content', 'Close'].includes(
      (stop.ariaLabel ?? stop.textContent).trim(),
    );
    if (!previous || !rect || isOutOfFlow || bars[index] !== bars[index - 1]) return [];
    const isAbove = rect.bottom <= previous.top + 1;
    const startsNextColumn = rect.left >= previous.right - 1;
    const sharesRow =
      Math.min(rect.bottom, previous.bottom) - Math.max(rect.top, previous.top) >
      Math.min(rect.height, previous.height) / 2;
    const isBefore = sharesRow && rect.right <= previous.left + 1;
    return (isAbove && !startsNextColumn) || isBefore ? [[index - 1, index] as const] : [];
  });
}

type LookOf = (element: Element) => string;

/** The focused Tab stop, and whether it is covered (WCAG 2.2, 2.4.11). Records what it looks like. */
async function readFocused() {
  const stops = Reflect.get(window, 'stops') as HTMLElement[];
  const element = document.activeElement ?? document.body;
  const lookOf = Reflect.get(window, 'lookOf') as LookOf;
  (Reflect.get(window, 'focused') as Map<Element, string>).set(element, lookOf(element));
  const parent = element.parentElement ?? element;
  // Invisible inputs show focus on the label or element that they cover.
  const shown = element.matches('input[type=radio], input[type=file]')
    ? (element.closest('label') ?? parent)
    : element;
  const isVisible = () => {
    const box = shown.getBoundingClientRect();
    // Of what is higher than half of the viewport, such as a page of a document, a part is enough.
    const isHigh = box.height > innerHeight / 2;
    const top = isHigh ? Math.max(box.top, 0) : box.top;
    const bottom = isHigh ? Math.min(box.bottom, innerHeight) : box.bottom;
    const shares = [0.1, 0.5, 0.9];
    return shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(box.left + box.width * x, top + (bottom - top) * y);
        return hit !== null && shown.contains(hit);
      }),
    );
  };
  // The browser may take a while to scroll to the focused element, and a tooltip to close.
  const until = performance.now() + 1000;
  while (!isVisible() && performance.now() < until) await new Promise(requestAnimationFrame);
  // The innermost match, in case groups are nested.
  const index = stops.findLastIndex((stop) =>
    stop.matches('[role=radiogroup], [role=tablist], [role=toolbar]')
      ? stop.contains(element)
      : stop === element,
  );
  return { index, isBody: element === document.body, isVisible: isVisible() };
}

/**
 * The elements that look the same with and without focus. The focused element is compared with how it looked at first;
 * the others with how they look now, because the first one already had focus then.
 */
function withoutRing() {
  const lookOf = Reflect.get(window, 'lookOf') as LookOf;
  const atRest = Reflect.get(window, 'atRest') as Map<Element, string>;
  const focused = Reflect.get(window, 'focused') as Map<Element, string>;
  return [...focused]
    .filter(([element, look]) => {
      const rest = element === document.activeElement ? atRest.get(element) : lookOf(element);
      return element !== document.body && element.isConnected && rest === look;
    })
    .map(([element]) => `${element.localName} ${element.ariaLabel ?? element.textContent.trim()}`);
}

/** Scrolls everything back. Without a dialog, the next Tab starts at the top of the page, whatever had focus. */
function startOver() {
  for (const element of document.querySelectorAll('*')) {
    if (element.scrollTop > 0) element.scrollTo({ top: 0, behavior: 'instant' });
  }
  if (document.querySelector('[role=dialog]')) return;
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/**
 * Tabs through a page or its open dialog, forwards, or backwards after that. Returns its problems, one sentence each:
 * stops that are skipped, out of reading order, without a focus ring, hidden while focused, or that trap focus.
 */
export async function keyboardProblems(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<string[]> {
  const problems: string[] = [];
  if (key === 'Tab') await page.evaluate(startOver);
  const stops = await page.evaluate(listStops);
  if (key === 'Tab') {
    const pairs = await page.evaluate(readingOrderProblems);
    problems.push(
      ...pairs.map(([before, after]) => `"${stops[after]}" sits before "${stops[before]}"`),
    );
  }
  const reached = new Set<number>();
  let previous: number | undefined;
  let stays = 0;
  for (let presses = 0; presses < 2 * stops.length; presses += 1) {
    await page.keyboard.press(key);
    const { index, isBody, isVisible } = await page.evaluate(readFocused);
    stays = index === previous ? stays + 1 : 0;
    // A date field has a few stops of its own.
    if (isBody || stays > 4 || (reached.has(index) && stays === 0)) break;
    if (index < 0)
      problems.push(`after "${stops[[...reached].at(-1) ?? -1]}" an unknown element has focus`);
    else if (!isVisible) problems.push(`"${stops[index]}" is hidden while it has focus`);
    reached.add(index);
    previous = index;
  }
  const missed = stops.filter((_, index) => !reached.has(index));
  return [
    ...problems,
    ...(await page.evaluate(withoutRing)).map((name) => `"${name}" has no focus ring`),
    ...missed.map((name) => `${key} does not reach "${name}"`),
  ];
}

interface Size {
  width: number;
  height: number;
}

/** The problems found by tabbing through the page or its open dialog, forwards and backwards, in each size. */
export async function keyboardProblemsAt(page: Page, sizes: Size[]): Promise<string[]> {
  const problems: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await nextFrame(page);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const found = await keyboardProblems(page, key);
      problems.push(...found.map((problem) => `${size.width} × ${size.height}: ${problem}`));
    }
  }
  return problems;
}

/** Focuses the button with this index. Returns its name, or undefined if there are fewer buttons. */
function focusButton(index: number) {
  const buttons = [...document.querySelectorAll<HTMLElement>('button:enabled')];
  const button = buttons.filter((element) => element.checkVisibility({ visibilityProperty: true }))[
    index
  ];
  button?.focus();
  return button?.ariaLabel ?? button?.textContent;
}

/** Presses Enter on every button of the page. Returns the buttons after which focus is lost. */
export async function lostFocus(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (let index = 0; ; index += 1) {
    const name = await page.evaluate(focusButton, index);
    if (name === undefined) return lost;
    await page.keyboard.press('Enter');
    let outcome = await page.evaluate(readOutcome);
    if (outcome.hasDialog) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      outcome = await page.evaluate(readOutcome);
    }
    if (outcome.isFocusLost) lost.push(name);
  }
}

/** Waits two frames, because focus may move in an effect. */
async function readOutcome() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return {
    hasDialog: document.querySelector('[role=dialog]') !== null,
    isFocusLost: document.activeElement === document.body,
  };
}
