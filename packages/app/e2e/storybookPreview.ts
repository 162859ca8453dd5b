import type { Frame, Page } from '@playwright/test';

// What the tests use of Storybook that it does not document. The functions run in the page, so they import nothing.
// `storybook.spec.ts` says what an update has changed.
interface Preview {
  ready: () => Promise<void>;
  storyRenders: { phase?: string }[];
}

interface Channel {
  on: (event: string, listener: (data: string | { storyId: string }) => void) => void;
  off: (event: string, listener: (data: string | { storyId: string }) => void) => void;
  emit: (event: string, data: object) => void;
}

/**
 * Opens the preview in an iframe, as Storybook does, of the page's size. In a tab of its own, it would buffer its
 * messages to the manager indefinitely, which would look like a leak.
 */
export async function openPreview(page: Page) {
  const preview = '/storybook/iframe.html?viewMode=story';
  await page.route('/manager', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>
        <iframe src="${preview}"></iframe>`,
    }),
  );
  await page.goto('/manager');
  const frame = page.frame({ url: `**${preview}` });
  if (!frame) throw new Error('The preview is not in its iframe.');
  await frame.waitForFunction(() => {
    const storybook = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
    return storybook?.ready().then(() => true);
  });
  return frame;
}

/** Shows another story or docs page in the same preview, as Storybook's sidebar does. */
export const show = (preview: Frame, id: string, viewMode: 'story' | 'docs' = 'story') =>
  preview.evaluate(
    ([wanted, viewMode]) =>
      new Promise<void>((done) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        const event = viewMode === 'docs' ? 'docsRendered' : 'storyFinished';
        channel.on(event, function onShown(data) {
          if (wanted !== (typeof data === 'string' ? data : data.storyId)) return;
          channel.off(event, onShown);
          done();
        });
        channel.emit('setCurrentStory', { storyId: wanted, viewMode });
      }),
    [id, viewMode] as const,
  );

/**
 * Waits until all stories of a docs page have rendered, also those in iframes, which it loads. Leaving the page earlier
 * makes Storybook reload. A page with eighteen dialogs takes 20 s, as each iframe plays after the one before.
 */
export const storiesFinished = (preview: Frame) =>
  preview.waitForFunction(
    () => {
      const rendersIn = (frame: Window) =>
        (Reflect.get(frame, '__STORYBOOK_PREVIEW__') as Preview | undefined)?.storyRenders ?? [];
      const haveFinished = (renders: Preview['storyRenders']) =>
        renders.every(({ phase = '' }) => /^(finished|aborted|errored)$/.test(phase));
      const unfinished = [...document.querySelectorAll('iframe')].filter(({ contentWindow }) => {
        const renders = contentWindow ? rendersIn(contentWindow) : [];
        return renders.length === 0 || !haveFinished(renders);
      });
      // A few at a time: eighteen iframes request more files at once than Chromium allows.
      for (const iframe of unfinished.slice(0, 6)) iframe.loading = 'eager';
      return unfinished.length === 0 && haveFinished(rendersIn(window));
    },
    undefined,
    // Only the test's own.
    { timeout: 0 },
  );

/**
 * What an update of Storybook has removed of what is used here, in `.storybook/internals` and by the visual tests. Waits
 * for nothing of Storybook's, so that it also works when everything has changed.
 */
export const missingInternals = (story: Page) =>
  story.evaluate(() => {
    const used = {
      '__STORYBOOK_PREVIEW__.ready': 'all tests wait for it',
      '__STORYBOOK_PREVIEW__.extract': 'visual tests: the list of stories',
      '__STORYBOOK_PREVIEW__.onUpdateGlobals': 'stories in iframes follow the toolbar',
      '__STORYBOOK_PREVIEW__.currentSelection.storyId': 'visual tests: modes of one story',
      '__STORYBOOK_PREVIEW__.storyRenders.length': 'daily tests wait for a docs page',
      '__STORYBOOK_PREVIEW__.storyStoreValue.loadStory': 'gallery: what a screen reader says',
      '__STORYBOOK_PREVIEW__.storyStoreValue.storyIndex.entries': 'gallery: its sheets',
      '__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get': 'docs pages follow the toolbar',
      '__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update': 'visual tests: modes',
      '__STORYBOOK_PREVIEW__.storyStoreValue.projectAnnotations.parameters': 'visual tests: axe',
      '__STORYBOOK_PREVIEW__.view.showMain': 'visual tests',
      '__STORYBOOK_PREVIEW__.view.showPreparingStory': 'visual tests',
      '__STORYBOOK_ADDONS_CHANNEL__.on': 'visual and end-to-end tests',
      '__STORYBOOK_ADDONS_CHANNEL__.off': 'visual and end-to-end tests',
      '__STORYBOOK_ADDONS_CHANNEL__.emit': 'visual and end-to-end tests',
      '__STORYBOOK_ADDONS_CHANNEL__.transports.length': 'visual tests: no manager',
      'FEATURES.highlight': 'visual tests switch the highlighter off',
    };
    const valueAt = (path: string) =>
      path
        .split('.')
        .reduce<unknown>(
          (value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
          window,
        );
    return Object.entries(used)
      .filter(([path]) => valueAt(path) === undefined)
      .map(([path, feature]) => `${path} (${feature})`);
  });
