import type { Page } from '@playwright/test';
import { launchOptions } from '@patunay/visual/browser';

/**
 * V8 keeps recompiling hot code and stores it on the heap: 1 to 3 KB per navigation, without a single leaked object.
 * With these flags it only interprets and never flushes bytecode, so any growth is a leak.
 */
const interpretedOnly = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

const { args = [], ...browser } = await launchOptions();
export const options = { launchOptions: { ...browser, args: [...args, interpretedOnly] } };

/**
 * A page's memory, DOM nodes and event listeners after garbage collection. Timers may still hold nodes that
 * have just been removed, so it waits until their number no longer changes.
 */
export async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const measure = async () => {
    for (let index = 0; index < 3; index += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (name: string) => {
      const metric = metrics.find((one) => one.name === name);
      if (!metric) throw new Error(`Chromium does not measure ${name}.`);
      return metric.value;
    };
    return {
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      kilobytes: Math.round(valueOf('JSHeapUsedSize') / 1024),
    };
  };
  let before: number;
  let found = await measure();
  do {
    before = found.nodes;
    await page.waitForTimeout(500);
    found = await measure();
  } while (found.nodes !== before);
  await session.detach();
  return found;
}

/** Plants a leak: keeps a reference to every removed element that matches a selector, or contains a match. */
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
