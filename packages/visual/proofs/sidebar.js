import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { launchOptions } from '../src/render/browser.js';
import { freePort } from '../src/watch/freePort.js';

/** How long to wait for Storybook to start, and for a status to change, in milliseconds. */
const timeout = 60_000;

/** Starts the project's Storybook and opens its sidebar at a story. */
export async function openSidebar(project, storyId) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('npx', ['storybook', 'dev', '--ci', '--quiet', '--port', `${port}`], {
    cwd: project,
    // A process group of its own, so that it ends with all its processes.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  server.unref();
  process.on('exit', () => process.kill(-server.pid, 'SIGTERM'));
  const until = performance.now() + timeout;
  while (!(await fetch(`${url}/iframe.html`).catch(() => undefined))?.ok) {
    if (performance.now() > until) throw new Error('Storybook does not start.');
    await wait(100);
  }
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage();
  await page.goto(`${url}/?path=/story/${storyId}`);
  const item = page.locator(`[data-item-id="${storyId}"]`);
  await item.waitFor({ timeout });
  const statusButton = item.getByRole('button', { name: /^Test status/ });

  /** Waits for a status of the story, such as `Warning` or `none`. Returns it with its title in the context menu. */
  async function statusAfter(wanted) {
    if (wanted === 'none') {
      await statusButton.waitFor({ state: 'detached', timeout });
      return 'none: ';
    }
    await item.getByRole('button', { name: `Test status: ${wanted}` }).waitFor({ timeout });
    await item.hover();
    await item.getByRole('button', { name: 'Open context menu' }).click();
    const title = await page
      .getByRole('dialog')
      .getByText(/baselines$/)
      .textContent();
    await page.keyboard.press('Escape');
    return `${wanted}: ${title}`;
  }

  return {
    statusAfter: (wanted) => statusAfter(wanted).catch(({ message }) => message),
    close: () => browser.close(),
  };
}
