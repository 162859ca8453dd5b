import '@patunay/ui/styles.css';
import { keepEarlyActions } from './boot/earlyActions';
import { firstPaint } from './boot/firstPaint';
import { holdLoad } from './boot/holdLoad';
import { preload } from './boot/preload';
import { tellFailure } from './boot/tellFailure';

/**
 * A prerendered page is seen and keeps what is done on it before anything else of its code is fetched:
 * this first script is small, and the rest does not compete with what is shown.
 */
async function main() {
  const root = document.getElementById('root')!;
  const earlyActions = keepEarlyActions(root);
  const releaseLoad = holdLoad();
  await firstPaint(root);
  preload(root.dataset.modules?.split(' ') ?? []);
  try {
    const code = await import('./boot/start').catch(() => undefined);
    if (code) await code.start(root, earlyActions);
    else tellFailure(root);
  } finally {
    releaseLoad();
  }
}

void main();
