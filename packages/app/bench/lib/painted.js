import { slowProcessor } from './throttle.js';

/**
 * Adds `takeTime(event, condition)` to the page. It measures the milliseconds from the next event of that type until
 * the condition holds and is painted. It starts at the event's own timestamp, so waiting for a busy main thread
 * counts. A condition is `{ selector, text?, every? }`: the element exists, has exactly the `text`, or all such
 * elements contain `every`.
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

    /**
     * Measures the time from the `input` event to the frame that shows the typed letter, ignoring later renders.
     */
    window.takeLetterTime = () =>
      new Promise((done) => {
        const listen = async (event) => done((await afterPaint()) - event.timeStamp);
        document.addEventListener('input', listen, { capture: true, once: true });
      });
  });
}

/** Performs the action, and returns the milliseconds from its event to the paint in which `condition` is true. */
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

/** The reference for every interaction: clicks in a bare React root that change one heading, in milliseconds each. */
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
