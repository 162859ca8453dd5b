import { expect, test } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { expectNoLeak, keepWhatIsRemoved, options } from './leaks';

test.use(options);
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium tells what it holds');
test.beforeEach(() => test.setTimeout(20 * 60_000));

const stories = [
  'components-accordion--default',
  'components-button--default',
  'patterns-reviewdialog--default',
  'screens-clients--add-client',
  'screens-document--fraud-open-on-page-four',
];

interface Preview {
  ready: () => Promise<void>;
}

interface Channel {
  on: (event: string, listener: (data: { storyId: string }) => void) => void;
  off: (event: string, listener: (data: { storyId: string }) => void) => void;
  emit: (event: string, data: object) => void;
}

/** The preview in an iframe, as usual: on its own it would queue all its messages to the manager. */
async function openPreview(page: Page) {
  const preview = '/storybook/iframe.html?viewMode=story';
  await page.route('/manager', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${preview}"></iframe>` }),
  );
  await page.goto('/manager');
  const frame = page.frame({ url: `**${preview}` })!;
  await frame.waitForFunction(() => {
    const storybook = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
    return storybook?.ready().then(() => true);
  });
  return frame;
}

/** Shows another story in the same preview, as Storybook's sidebar does. */
const showStory = (preview: Frame, id: string) =>
  preview.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        channel.on('storyFinished', function onFinished({ storyId }) {
          if (storyId !== wanted) return;
          channel.off('storyFinished', onFinished);
          done();
        });
        channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'story' });
      }),
    id,
  );

async function switchStories(page: Page, count: number) {
  const preview = await openPreview(page);
  await expectNoLeak(
    page,
    count,
    (index) => showStory(preview, stories[index % stories.length]!),
    // Storybook and axe use 17 MB, which varies by 0.5 MB between measurements.
    { kilobytes: 2000 },
  );
}

test('switching stories leaks nothing', ({ page }) => switchStories(page, 200));

test('reports a leaked story', async ({ page }) => {
  await keepWhatIsRemoved(page, 'h1, h2, button');
  await expect(switchStories(page, 20)).rejects.toThrow('nodes');
});
