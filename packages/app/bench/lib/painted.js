import { slowProcessor } from './throttle.js';

/**
 * Gives the page `takeTime(event, condition)`: the milliseconds from the next event of that type (its own time
 * stamp, so that waiting for a busy main thread counts) until the condition holds and the frame that shows it is painted.
 * A condition is `{ selector, text?, every? }`: the element exists, has exactly this text, or all such elements
 * include that text.
 */
export async function installTimer(page) {
  await page.addInitScript(() => {
    const holds = ({ selector, text, every }) => {
      const found = document.querySelectorAll(selector);
      if (every !== undefined)
        return [...found].every((element) => element.textContent.toLowerCase().includes(every));
      return found.length > 0 && (text === undefined || found[0].textContent === text);
    };

    const afterPaint = () =>
      new Promise((done) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now());
          port2.postMessage(undefined);
        });
      });

    const until = (condition) =>
      /** @type {Promise<void>} */ (
        new Promise((done) => {
          if (holds(condition)) return done();
          const observer = new MutationObserver(() => {
            if (!holds(condition)) return;
            observer.disconnect();
            done();
          });
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
        })
      );

    window.takeTime = (type, condition) =>
      new Promise((done) => {
        const listen = async (event) => {
          const start = event.timeStamp;
          await until(condition);
          done((await afterPaint()) - start);
        };
        document.addEventListener(type, listen, { capture: true, once: true });
      });

    /** From a key press to the frame that shows its letter, ignoring later renders. */
    window.takeLetterTime = () =>
      new Promise((done) => {
        const listen = async (event) => done((await afterPaint()) - event.timeStamp);
        document.addEventListener('input', listen, { capture: true, once: true });
      });
  });
}

/** Performs the action and returns the time. */
export async function timeOf(page, type, condition, act) {
  await page.evaluate(
    ([eventType, until]) => {
      window.timeTaken = window.takeTime(eventType, until);
    },
    [type, condition],
  );
  await act();
  return page.evaluate(() => window.timeTaken);
}

/** The reference for every interaction: a bare React root that changes one heading, ms per click. */
export async function plainChanges(browser, origin) {
  const page = await browser.newPage();
  await slowProcessor(page);
  await installTimer(page);
  await page.goto(`${origin}/?page=heading`);
  const times = [];
  for (let count = 1; count <= 12; count += 1) {
    const next = { selector: 'h1', text: `Page ${count}` };
    times.push(await timeOf(page, 'click', next, () => page.getByRole('button').click()));
  }
  await page.close();
  return times;
}
