import { importWithRetry } from '@patunay/ui';
import '@patunay/ui/styles.css';
import { holdLoadEvent } from './boot/holdLoadEvent';
import { keepEarlyInput } from './boot/keepEarlyInput';
import { nextPaint } from './boot/nextPaint';

/** Says at the top of the page that it is not interactive. */
function showFailure(root: HTMLElement) {
  const note = Object.assign(document.createElement('p'), { role: 'alert' });
  const isReadable = root.childElementCount > 0;
  note.append(
    'This page did not load completely. ',
    isReadable ? 'You can read it, but its controls do not work. ' : '',
    'Please ',
    Object.assign(document.createElement('a'), {
      href: window.location.href,
      textContent: 'reload it',
    }),
    '.',
  );
  root.before(note);
}

/**
 * The only script in the HTML. It loads everything else after the first paint, so as not to delay it. Before
 * hydration the page is readable, and input is recorded.
 */
async function main() {
  const root = document.getElementById('root')!;
  const { dataset } = document.documentElement;
  // Until this is removed, base.css shows a progress cursor on buttons and, with a query, hides what depends on it.
  dataset.starting = window.location.search === '' ? '' : 'query';
  const replayAfter = keepEarlyInput(root);
  const releaseLoadEvent = holdLoadEvent();

  await nextPaint();
  // Preload all chunks in parallel, because the browser would discover them one import at a time.
  // `scripts/writePages.ts` lists them.
  for (const href of root.dataset.modules?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
  const code = await importWithRetry(() => import('./boot/start')).catch(() => undefined);
  if (code) await code.start(root, replayAfter);
  else showFailure(root);
  delete dataset.starting;
  releaseLoadEvent();
}

void main();
