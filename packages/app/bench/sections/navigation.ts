import type { Page } from 'playwright';
import type { Context } from '../run.ts';
import { median } from '../run.ts';

export const title =
  'Change of page: ms from a click on a link to the frame that shows the next heading, CPU slowed 4 times; medians of two rounds. First: the page is loaded for the first time, after 100 ms of hover.';

/** The links to click, from the dashboard through every screen. */
const links = [
  'nav a[href$="/clients"]',
  'tbody a[href$="/clients/CL-1001"]',
  'tbody a[href*="/clients/CL-1001/documents/"]',
  'nav a[href$="/upload"]',
  'nav a[href$="/activity"]',
  'nav a[href$="/review"]',
  'nav a[href$="/reports"]',
];

export async function run({ apps, launch }: Context) {
  const browser = await launch();
  const times: Record<string, number[]> = {};
  for (let round = 0; round < 2; round += 1) {
    for (const { label, origin } of apps) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${origin}/dashboard`);
      await page.waitForTimeout(500);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const visit of ['first', 'again'])
        for (const link of links) (times[`${label}${visit}`] ??= []).push(await timeOf(page, link));
      await page.close();
    }
  }
  await browser.close();
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [name, { ms: median(all), n: all.length }]),
  );
}

/** From the click's own timestamp, which includes waiting for a busy main thread, to the paint of the next heading. */
async function timeOf(page: Page, link: string) {
  const target = page.locator(link).first();
  await target.hover();
  await page.waitForTimeout(100);
  const timer = await page.evaluateHandle(() => {
    const left = document.querySelector('h1');
    const time = new Promise<number>((done) => {
      const look = (start: number) => {
        const shown = document.querySelector('h1');
        if (!shown || shown === left) return requestAnimationFrame(() => look(start));
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - start);
        return port2.postMessage(undefined);
      };
      const start = ({ timeStamp }: Event) => look(timeStamp);
      document.addEventListener('click', start, { capture: true, once: true });
    });
    // In an object: Playwright would await a bare promise.
    return { time };
  });
  await page.mouse.down();
  await page.mouse.up();
  const time = await timer.evaluate((handle) => handle.time);
  await page.waitForTimeout(150);
  return time;
}
