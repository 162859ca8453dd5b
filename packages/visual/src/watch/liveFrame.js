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

/**
 * A story frame that stays loaded between runs, because the development server updates its modules.
 *
 * @param {Awaited<ReturnType<typeof import('../render/frame.js').openFrame>>} frame
 * @param {(error?: { message: string, file?: string }) => void} onUpdate
 */
export async function liveFrame(frame, onUpdate) {
  const { page } = frame;
  let isOpening = false;
  const live = {
    ...frame,
    isLoaded: false,
    /** How many updates the page has received. */
    updates: 0,
    async open(url, task) {
      isOpening = true;
      // Vite reloads the first page if it finds packages to bundle.
      await frame.open(url, task).catch(() => frame.open(url, task));
      await page.addScriptTag({ type: 'module', content: followUpdates });
      live.isLoaded = true;
      isOpening = false;
    },
    // An update during the run can remove what is just being read.
    render: (task, options) =>
      frame.render(task, options).catch(({ message }) => ({ error: message.split('\n')[0] })),
  };
  const count = (error) => {
    live.updates += 1;
    onUpdate(error);
  };
  await page.exposeFunction('onUpdate', count);
  // What Vite cannot update in place reloads the page, and so does a lost connection. It must be prepared again.
  page.on('domcontentloaded', () => {
    if (isOpening) return;
    live.isLoaded = false;
    count();
  });
  return live;
}
