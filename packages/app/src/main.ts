import '@patunay/ui/styles.css';
import { keepEarlyInput } from './boot/keepEarlyInput';

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

/** Records input, loads the app, and hydrates the page. */
async function main() {
  // oxlint-disable-next-line patunay/no-element-lookup -- outside of React
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const replayAfter = keepEarlyInput(root);
  const { dataset } = document.documentElement;
  // Until this is removed, base.css hides what depends on the query.
  if (window.location.search !== '') dataset.starting = '';
  const code = await import('./boot/start').catch(() => undefined);
  if (code) await code.start(root, replayAfter);
  else showFailure(root);
  delete dataset.starting;
}

void main();
