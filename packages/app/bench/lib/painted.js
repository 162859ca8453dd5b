/**
 * Gives the page `takeTime(event, condition)`: the milliseconds from the next event of that kind (its own time
 * stamp, so that waiting for a busy page counts) until the condition holds and the frame that shows it is drawn.
 * A condition is `{ selector, text?, count? }`: an element that exists, says exactly this, or is there so often.
 */
export async function installTimer(page) {
  await page.addInitScript(() => {
    const holds = ({ selector, text, count }) => {
      const found = document.querySelectorAll(selector);
      if (count !== undefined) return found.length === count;
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
      });

    window.takeTime = (type, condition) =>
      new Promise((done) => {
        const listen = async (event) => {
          const start = event.timeStamp;
          await until(condition);
          done((await afterPaint()) - start);
        };
        document.addEventListener(type, listen, { capture: true, once: true });
      });

    /** From a key to the frame that shows its letter, whatever else is still to come. */
    window.takeLetterTime = () =>
      new Promise((done) => {
        const listen = async (event) => done((await afterPaint()) - event.timeStamp);
        document.addEventListener('input', listen, { capture: true, once: true });
      });
  });
}

/** Starts to listen, acts, and gives back the time. */
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
