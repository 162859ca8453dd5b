import type { Page } from '@playwright/test';
import { readAccessibilityTree } from '../../../.storybook/spoken/accessibilityTree.ts';
import { announce, focusedIn } from '../../../.storybook/spoken/spoken.ts';
import { expect } from './fixtures';

/** Runs in the page: records the text of live regions whenever it changes. */
function record() {
  const selector =
    '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  const said: string[] = [];
  const last = new WeakMap<Element, string>();
  const textOf = (region: Element) => {
    const isHidden = region.closest('[aria-hidden=true], [hidden]') !== null;
    return isHidden || !region.checkVisibility() ? '' : (region.textContent ?? '').trim();
  };
  const observer = new MutationObserver((mutations) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      // Only the innermost live region is announced.
      const region = element?.closest(selector);
      if (region) regions.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        // If a region is added together with its text, it is announced only if it is assertive.
        for (const inner of [added, ...added.querySelectorAll('*')]) {
          if (inner.matches('[role=alert], [aria-live=assertive]')) regions.add(inner);
        }
      }
    }
    for (const region of regions) {
      const text = textOf(region);
      if (text && text !== last.get(region)) said.push(text);
      last.set(region, text);
    }
  });
  // Text that is present from the start is not announced.
  document.addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll(selector)) last.set(region, textOf(region));
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'aria-hidden', 'aria-live', 'role'],
    });
  });
  Object.assign(window, { said });
}

/**
 * Listens to a page as a screen reader does. The returned function asserts exactly what was heard since its last
 * call: first the announcements of live regions, then the focused element.
 */
export async function listen(page: Page) {
  await page.addInitScript(record);
  const heard = async () => {
    const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
    const focused = focusedIn(await readAccessibilityTree(page, page.mainFrame()));
    return [...said, ...(focused && focused.role !== 'RootWebArea' ? [announce(focused)] : [])];
  };
  return async (...expected: string[]) => {
    await expect.poll(heard).toEqual(expected);
    // Long enough to catch a duplicate announcement.
    await page.waitForTimeout(200);
    expect(await heard()).toEqual(expected);
    await page.evaluate(() => (Reflect.get(window, 'said') as string[]).splice(0));
  };
}
