import type { Page } from '@playwright/test';
import { launchOptions } from '../../../.storybook/browser.js';
import { heapOf } from '../bench/lib/heap.js';
import { expect } from './fixtures';

/**
 * V8 compiles what runs often, over and over, and keeps the outcome on the heap: 1 to 3 KB a change of page, without
 * end, though not one object is kept. Here it only interprets, and forgets no code: what grows is what is kept.
 */
const interpretedOnly = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

const { args, ...browser } = await launchOptions();
export const options = { launchOptions: { ...browser, args: [...args!, interpretedOnly] } };
/** What a page holds once everything that can be thrown away is thrown away. */
async function held(page: Page) {
  const { bytes, nodes, listeners } = await heapOf(page);
  return { nodes, listeners, kilobytes: Math.round(bytes / 1024) };
}

/** Does something over and over, and compares what the page holds afterwards with what it held after the first few. */
export async function expectNoLeak(
  page: Page,
  count: number,
  action: (index: number) => Promise<unknown>,
  { kilobytes = 100 } = {},
) {
  // The first rounds fetch code and fill caches that are there to stay.
  for (let index = 0; index < 20; index += 1) await action(index);
  const before = await held(page);
  for (let index = 0; index < count; index += 1) await action(index);
  const after = await held(page);
  const grown = {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    kilobytes: after.kilobytes - before.kilobytes,
  };
  console.log(`${count} times: ${JSON.stringify(grown)}, from ${JSON.stringify(before)}`);
  // Noise does not grow with the number of rounds: over hundreds of them, these limits catch one node in five.
  expect(grown.nodes, 'nodes').toBeLessThan(100);
  expect(grown.listeners, 'listeners').toBeLessThan(30);
  expect(grown.kilobytes, 'kilobytes').toBeLessThan(kilobytes);
}

/** Keeps every element that is taken off the page and fits a selector: what a forgotten reference would do. */
export async function keepWhatIsRemoved(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const kept: Node[] = [];
    Reflect.set(window, 'kept', kept);
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches(wanted) || node.querySelector(wanted) !== null) kept.push(node);
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);
}
