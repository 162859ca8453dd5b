import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoLeak, keepWhatIsRemoved, options } from './leaks';
import { openPreview, show } from './storybookPreview';

test.use(options);
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Only Chromium reports its DOM and heap counts',
);
test.beforeEach(() => test.setTimeout(20 * 60_000));

/** Memory is measured while the last one is shown, so that one must not load or prepare anything later. */
const stories = [
  'components-accordion--default',
  'patterns-reviewdialog--default',
  'screens-clients--add-client',
  'screens-document--fraud-open-on-page-four',
  'components-button--default',
];

async function switchStories(page: Page, count: number) {
  const preview = await openPreview(page);
  await expectNoLeak(
    page,
    count,
    (index) => show(preview, stories[index % stories.length]!),
    // With Storybook and axe, the heap holds 17 MB, and varies by 0.5 MB without a leak.
    { kilobytes: 2000 },
  );
}

test('switching stories leaks nothing', ({ page }) => switchStories(page, 200));

test('reports a leaked story', async ({ page }) => {
  await keepWhatIsRemoved(page, 'h1, h2, button');
  await expect(switchStories(page, 20)).rejects.toThrow('nodes');
});
