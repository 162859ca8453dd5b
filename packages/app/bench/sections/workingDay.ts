import { recordInteractions } from '../lib/interactions.ts';
import { round, quantile } from '../lib/stats.ts';
import type { Context, Table } from '../lib/section.ts';
import { workOneHour } from '../lib/workingDay.ts';

export const title = 'Interactions of a working day';
export const measures =
  'ms from each click and key press to the next paint (Event Timing API: the value that INP is taken from), CPU throttled 4× and 6×, over two hours of a working day: the first loads the code of each screen. The slowest ten are listed below. Not judged by a reference: the limit is that of Core Web Vitals.';

const rates = [4, 6];
const hours = 2;

export const limits = [{ figure: 'CPU 4× p98', atMost: 200 }];

export async function run({ app, launch }: Context) {
  const browser = await launch();
  const table: Table = {};
  for (const rate of rates) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${app}/dashboard`);
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const interactions = await recordInteractions(page);
    for (let hour = 0; hour < hours; hour += 1) await workOneHour(page);
    await page.waitForTimeout(500);
    const recorded = await interactions();
    const durations = recorded.map(({ duration }) => duration);
    const at = (share: number) => round(quantile(durations, share));
    table[`CPU ${rate}×`] = {
      p50: at(0.5),
      p75: at(0.75),
      p98: at(0.98),
      slowest: at(1),
      n: recorded.length,
    };
    console.log(`The slowest interactions at CPU ${rate}×:`);
    console.table(recorded.slice(0, 10));
    await context.close();
  }
  await browser.close();
  return table;
}
