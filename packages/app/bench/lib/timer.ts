import type { Browser, BrowserContextOptions, JSHandle, Page } from 'playwright';

/** How long to wait for what a press shows, or for what is to be pressed. In milliseconds. */
const timeout = 10_000;

/** Opens a page, by default a desktop one, and throttles its CPU by 4× like Lighthouse's phone preset. */
export async function openThrottled(
  browser: Browser,
  url: string,
  options?: BrowserContextOptions,
) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  page.setDefaultTimeout(timeout);
  // Not `networkidle`, which may come before the app is loaded (see firstLoad.ts). The load event does not.
  await page.goto(url);
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Starts a timer at the next event of a type. It stops when the condition holds and the frame is painted. The start is
 * the event's own timestamp, so the time that a click waits for a busy main thread is included. Fails after 10 s.
 *
 * @param condition a function in the page
 * @returns a function that waits for the timer and returns the milliseconds
 */
export async function startTimer(page: Page, type: string, condition: JSHandle<() => boolean>) {
  const timer = await page.evaluateHandle(
    ({ type: wanted, condition: holds, timeout: limit }) => {
      const nextMutation = () =>
        new Promise<void>((done) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            done();
          });
          const all = { subtree: true, childList: true, characterData: true, attributes: true };
          observer.observe(document, all);
        });
      const afterPaint = () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done();
            port2.postMessage(undefined);
          });
        });
      const event = new Promise<Event>((done) => {
        document.addEventListener(wanted, done, { capture: true, once: true });
      });
      const measure = async () => {
        const { timeStamp } = await event;
        while (!holds()) await nextMutation();
        await afterPaint();
        return performance.measure('bench', { start: timeStamp }).duration;
      };
      const tooLate = new Promise<never>((_, reject) => {
        const error = new Error(`the page did not change as expected within ${limit / 1000} s`);
        setTimeout(reject, limit, error);
      });
      // Wrapped in an object: Playwright would await a bare promise.
      return { time: Promise.race([measure(), tooLate]) };
    },
    { type, condition, timeout },
  );
  return () => timer.evaluate(({ time }) => time);
}

/** Performs an action, and returns the milliseconds from its event to the paint that shows the selector's element. */
export async function timeOf(
  page: Page,
  type: string,
  selector: string,
  act: () => Promise<unknown>,
) {
  const condition = await page.evaluateHandle(
    (wanted) => () => document.querySelector(wanted) !== null,
    selector,
  );
  const stop = await startTimer(page, type, condition);
  await act();
  return stop();
}

/** The reference for changes of page: the milliseconds of each of 12 clicks that change only a heading. */
export async function plainChanges(browser: Browser, pages: string) {
  const page = await openThrottled(browser, `${pages}/?page=heading`);
  const times: number[] = [];
  for (let count = 1; count <= 12; count += 1) {
    const next = `h1[data-count="${count}"]`;
    times.push(await timeOf(page, 'click', next, () => page.getByRole('button').click()));
  }
  await page.close();
  return times;
}
