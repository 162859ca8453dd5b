import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { nextFrame } from './nextFrame';

/** Records the layout shifts of every page that is opened from now on. Only Chromium reports them. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const values: number[] = [];
    Reflect.set(window, 'shifts', values);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) values.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Lines may wrap differently when Inter replaces its fallback. */
export const maxShift = 0.02;

/** The page's total layout shift so far, once its fonts have loaded. */
export async function totalShift(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrame(page);
  return page.evaluate(() =>
    (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  );
}

/** Asserts that the page fits the width of a phone. */
export async function expectNoSidewaysScroll(page: Page) {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overhang), `${width} px`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => window.innerWidth)).toBe(width);
  }
}

/** Asserts that the controls of the page's main area have a target of at least 24 px. */
export async function expectLargeTargets(page: Page) {
  const small = await page
    .getByRole('main')
    // Not the marks on a document's page (tabindex -1): each has a full-size toggle in the panels (WCAG 2.2, 2.5.8,
    // equivalent).
    .locator(
      'button:not([tabindex="-1"]):visible, select:visible, input:visible:not([aria-hidden])',
    )
    .evaluateAll(smallTargets);
  expect(small).toEqual([]);
}

/** The elements whose target is smaller than 24 px. Labels and overflowing content count as part of the target. */
function smallTargets(elements: Element[]) {
  const isMissed = (element: Element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [-11.5, 11.5].some((right) =>
      [-11.5, 11.5].some((down) => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return !element.contains(hit) && hit?.closest('label')?.control !== element;
      }),
    );
  };
  // Controls without a box, such as the column headers of stacked tables, cannot be pressed.
  const hasBox = (element: Element) => element.getClientRects().length > 0;
  return elements
    .filter(hasBox)
    .filter(isMissed)
    .map(({ outerHTML }) => outerHTML);
}
