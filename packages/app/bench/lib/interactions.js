import { round } from './stats.js';

/**
 * Records every interaction of a page through the Event Timing API. Call it before the first interaction.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<Interaction[]>>} a function that returns the interactions so far, the slowest first
 *
 * @typedef {object} Interaction
 * @property {string} target
 * @property {string} type the event that took longest
 * @property {number} duration from the event to the next paint; events of less than 16 ms are not reported and count as 16
 * @property {number} [delay] until its handlers start
 * @property {number} [processing] in handlers
 * @property {number} [presentation] from the handlers to the paint
 * @property {string} [cause] the slowest script of its long frame, and the time for style and layout in that frame
 */
export async function recordInteractions(page) {
  const records = await page.evaluateHandle(() => {
    const interactions = new Map();
    /** @type {{ start: number, end: number, text: string }[]} */
    const frames = [];
    const name = (element) => {
      if (!(element instanceof Element)) return '(removed)';
      const control = element.closest('a, button, input, select, textarea, [role]') ?? element;
      const text = control.getAttribute('aria-label') || control.textContent.trim().slice(0, 30);
      return `${control.localName} ${text || control.getAttribute('name') || ''}`.trim();
    };
    // A removed element has no target any more when its entry is reported, so remember the last of each event type.
    const targets = new Map();
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup'])
      window.addEventListener(
        type,
        ({ timeStamp, target }) => void targets.set(`${type} ${timeStamp}`, name(target)),
        { capture: true, passive: true },
      );
    const addEvents = (list) => {
      for (const entry of list.getEntries()) {
        if (entry.interactionId === 0) continue;
        const { name: type, startTime, duration, processingStart, processingEnd } = entry;
        const slowest = interactions.get(entry.interactionId);
        if (slowest && slowest.duration > duration) continue;
        // Of the events of one frame, name the one whose handlers took longest.
        if (slowest?.duration === duration) {
          const took = slowest.processingEnd - slowest.processingStart;
          if (took >= processingEnd - processingStart) continue;
        }
        const key = `${type} ${startTime}`;
        const target = targets.get(key) ?? name(entry.target);
        interactions.set(entry.interactionId, {
          target,
          type,
          startTime,
          duration,
          processingStart,
          processingEnd,
        });
      }
      targets.clear();
    };
    const addFrames = (list) => {
      for (const frame of list.getEntries()) {
        const { startTime, duration, styleAndLayoutStart, scripts } = frame;
        const end = startTime + duration;
        const slowest = scripts.toSorted((a, b) => b.duration - a.duration)[0];
        const forced = scripts.reduce(
          (sum, script) => sum + script.forcedStyleAndLayoutDuration,
          0,
        );
        const script = slowest
          ? `${slowest.invoker} ${Math.round(slowest.duration)} ms, forced layout ${Math.round(forced)} ms, `
          : '';
        const layout = styleAndLayoutStart ? Math.round(end - styleAndLayoutStart) : 0;
        frames.push({ start: startTime, end, text: `${script}style to paint ${layout} ms` });
      }
    };
    const events = new PerformanceObserver(addEvents);
    /** @type {PerformanceObserverInit & { durationThreshold: number }} not in TypeScript's DOM types */
    const all = { type: 'event', durationThreshold: 16, buffered: true };
    events.observe(all);
    const longFrames = new PerformanceObserver(addFrames);
    longFrames.observe({ type: 'long-animation-frame', buffered: true });
    return () => {
      addEvents({ getEntries: () => events.takeRecords() });
      addFrames({ getEntries: () => longFrames.takeRecords() });
      const { interactionCount } = performance;
      return { interactions: [...interactions.values()], frames, interactionCount };
    };
  });
  return async () => {
    const { interactions, frames, interactionCount } = await records.evaluate((read) => read());
    const quick = Math.max(0, interactionCount - interactions.length);
    const slow = interactions.map((entry) => {
      const { target, type, startTime, duration, processingStart, processingEnd } = entry;
      const end = startTime + duration;
      return {
        target,
        type,
        duration: round(duration),
        delay: round(processingStart - startTime),
        processing: round(processingEnd - processingStart),
        presentation: round(Math.max(0, end - processingEnd)),
        cause: frames.find((frame) => frame.start < end && frame.end > processingStart)?.text ?? '',
      };
    });
    return [
      ...slow.toSorted((a, b) => b.duration - a.duration),
      ...Array.from({ length: quick }, () => ({ target: '', type: '', duration: 16 })),
    ];
  };
}
