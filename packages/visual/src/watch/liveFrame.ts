import type { openFrame } from '../render/frame.ts';
import type { UpdateError } from './messages.ts';

type ClosedFrame = Awaited<ReturnType<typeof openFrame>>;

export interface LiveFrame extends ClosedFrame {
  isLoaded: boolean;
  /** How many updates the frame has received. */
  updates: number;
}

/** Runs in the story frame: reports the updates of the development server. */
const followUpdates = `
  import { createHotContext } from '/@vite/client';
  const hot = createHotContext('/visual-watch');
  let error;
  hot.on('vite:beforeUpdate', () => {
    error = undefined;
    // While its error message is shown, Vite would reload the page.
    document.querySelector('vite-error-overlay')?.remove();
  });
  hot.on('vite:error', ({ err }) => {
    error = { message: err.message, file: err.id };
    window.onUpdate(error);
  });
  hot.on('vite:afterUpdate', () => window.onUpdate(error));
`;

/** A story frame that stays loaded between runs, because the development server updates its modules. */
export function liveFrame(frame: ClosedFrame, onUpdate: (error?: UpdateError) => void): LiveFrame {
  const count = (error?: UpdateError) => {
    live.updates += 1;
    onUpdate(error);
  };
  const live: LiveFrame = {
    ...frame,
    get page() {
      return frame.page;
    },
    isLoaded: false,
    updates: 0,
    async open(url, task) {
      // Vite reloads the first page if it finds packages to bundle.
      await frame.open(url, task).catch(() => frame.open(url, task));
      const { page } = frame;
      await page.exposeFunction('onUpdate', count);
      await page.addScriptTag({ type: 'module', content: followUpdates });
      // What Vite cannot update in place reloads the page, and so does a lost connection. It must be prepared again.
      page.on('domcontentloaded', () => {
        live.isLoaded = false;
        count();
      });
      live.isLoaded = true;
    },
    // An update during the run can remove what is just being read.
    render: (task, options) =>
      frame
        .render(task, options)
        .catch((error: Error) => ({ error: error.message.split('\n', 1).join() })),
  };
  return live;
}
