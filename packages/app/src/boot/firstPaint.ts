/** How long a browser is waited for that may hide such times from pages, in milliseconds. */
const paintIsHidden = 500;

/**
 * Resolves when the page is on the screen: the code that is fetched then does not compete with what is shown.
 * A page that is blank, or in a tab that nobody sees, is not waited for.
 */
export function firstPaint(root: HTMLElement): Promise<void> {
  if (document.hidden || root.childElementCount === 0) return Promise.resolve();
  return new Promise((done) => {
    setTimeout(done, paintIsHidden);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });
}
