import '@patunay/ui/styles.css';
import { keepEarlyActions } from './earlyActions';

/** How long a browser is waited for that may hide such times from pages, in milliseconds. */
const paintIsHidden = 500;

/** The page is on the screen; one that is blank, or in a tab that nobody sees, is not waited for. */
function firstPaint(root: HTMLElement): Promise<void> {
  if (document.hidden || root.childElementCount === 0) return Promise.resolve();
  return new Promise((done) => {
    setTimeout(done, paintIsHidden);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Holds the page's load event back, by a document within it that is not closed yet: who waits for the event
 * (a spinning tab, a test, a crawler) finds a page that answers. Returns what lets it go.
 */
function holdLoad() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  frame.contentDocument?.open();
  return () => {
    frame.contentDocument?.close();
    frame.remove();
  };
}

/** Fetches side by side what would be found one after the other. */
function preload(modules: readonly string[]) {
  for (const href of modules) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Says that a page stays as it is: the code that it waited for did not arrive. */
function tellFailure(root: HTMLElement) {
  const note = document.createElement('p');
  note.role = 'alert';
  note.textContent =
    'This page did not load completely. It can be read, but not worked with: please reload it.';
  root.before(note);
}

/**
 * A prerendered page is seen and keeps what is done on it before anything else of its code is fetched:
 * this first script is small, and the rest does not compete with what is shown.
 */
async function main() {
  const root = document.getElementById('root')!;
  const takeEarlyActions = keepEarlyActions(root);
  const releaseLoad = holdLoad();
  await firstPaint(root);
  preload(root.dataset.modules?.split(' ') ?? []);
  try {
    const code = await import('./start').catch(() => undefined);
    if (code) await code.start(root, takeEarlyActions);
    else tellFailure(root);
  } finally {
    releaseLoad();
  }
}

void main();
