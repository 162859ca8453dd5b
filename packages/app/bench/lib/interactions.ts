import type { Page } from 'playwright';

interface Interaction {
  /** The event that took longest. */
  type: string;
  /** The control that it happened on; empty if it was removed. */
  target: string;
  /** Milliseconds from the event to the next paint. */
  duration: number;
}

/**
 * Records every interaction of a page through the Event Timing API. Call it before the first interaction. Events of less
 * than 16 ms are not reported, and count as 16.
 *
 * @returns a function that returns the interactions so far, the slowest first
 */
export async function recordInteractions(page: Page) {
  const records = await page.evaluateHandle(() => {
    const interactions = new Map<number, Interaction>();
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries as PerformanceEventTiming[]) {
        const { interactionId, name: type, duration, target } = entry;
        if (!interactionId || (interactions.get(interactionId)?.duration ?? 0) >= duration)
          continue;
        const element = target instanceof Element ? target : undefined;
        const control = element?.closest('a, button, input, select, textarea, [role]') ?? element;
        const label = control?.getAttribute('aria-label') ?? control?.textContent?.slice(0, 30);
        interactions.set(interactionId, {
          type,
          target: control ? `${control.localName} ${label?.trim()}` : '',
          duration: Math.round(duration),
        });
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    // `durationThreshold` is not in TypeScript's DOM types.
    const all: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    };
    observer.observe(all);
    return () => {
      add(observer.takeRecords());
      return { recorded: [...interactions.values()], count: performance.interactionCount };
    };
  });
  return async (): Promise<Interaction[]> => {
    const { recorded, count } = await records.evaluate((read) => read());
    const quick = Array.from({ length: Math.max(0, count - recorded.length) }, () => ({
      type: '',
      target: '',
      duration: 16,
    }));
    return [...recorded.toSorted((a, b) => b.duration - a.duration), ...quick];
  };
}
