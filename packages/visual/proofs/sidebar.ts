import { chromium } from 'playwright';
import { launchOptions } from '../src/render/browser.ts';
import { startDevServer } from '../src/watch/devServer.ts';

/** How long to wait for the sidebar to change, in milliseconds. */
const timeout = 60_000;

/** Starts the project's Storybook and opens its sidebar at a story. */
export async function openSidebar(project: string, storyId: string) {
  const { url, stop } = await startDevServer(project);
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  await page.goto(`${url}/?path=/story/${storyId}`);
  const item = page.locator(`[data-item-id="${storyId}"]`);
  await item.waitFor();

  return {
    /** Waits for a status of the story, such as `Warning`, with a title in its context menu. */
    async waitForStatus(status: string, title: string) {
      await item.getByRole('button', { name: `Test status: ${status}` }).waitFor();
      await item.hover();
      await item.getByRole('button', { name: 'Open context menu' }).click();
      await page.getByRole('dialog').getByText(title, { exact: true }).waitFor();
      await page.keyboard.press('Escape');
    },
    waitForNoStatus: () =>
      item.getByRole('button', { name: /^Test status/ }).waitFor({ state: 'detached' }),
    async close() {
      await browser.close();
      stop();
    },
  };
}
