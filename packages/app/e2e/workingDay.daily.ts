import type { Page } from '@playwright/test';
import { workOneHour } from './workingDay';
import { expect, test } from './fixtures';
import { held, keepWhatIsRemoved, options } from './leaks';
import { landingPath, open, pageOfEachScreen } from './pages';

test.use({ ...options, viewport: { width: 1440, height: 900 } });
test.beforeEach(() => test.setTimeout(20 * 60_000));

/** What the hours after the first leave in memory, as shares of what the first left. */
async function growthOfDay(page: Page, hours: number) {
  await open(page, '/dashboard');
  await workOneHour(page);
  const before = await held(page);
  for (let hour = 1; hour < hours; hour += 1) await workOneHour(page);
  const after = await held(page);
  console.log(
    `after the first hour: ${JSON.stringify(before)}, after ${hours}: ${JSON.stringify(after)}`,
  );
  const grown = (of: keyof typeof before) => after[of] / before[of] - 1;
  return { nodes: grown('nodes'), listeners: grown('listeners'), kilobytes: grown('kilobytes') };
}

test('a working day of eight hours leaves no more in memory than its first hour', async ({
  page,
}) => {
  const growth = await growthOfDay(page, 8);
  for (const [what, share] of Object.entries(growth)) expect(share, what).toBeLessThan(0.02);
});

test('reports dialogs that stay in memory', async ({ page }) => {
  await keepWhatIsRemoved(page, '[role=dialog]');
  const { nodes } = await growthOfDay(page, 3);
  expect(nodes).toBeGreaterThan(0.02);
});

interface TraceEvent {
  name: string;
  args?: { data?: object };
}

/** The timers, frames and paints of the next seconds, counted by the browser's own trace. */
async function activityAtRest(page: Page, seconds: number) {
  const session = await page.context().newCDPSession(page);
  const counts: Record<string, number> = {};
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's own types say that every field is a string.
    for (const { name, args } of value as unknown as TraceEvent[])
      if (watched.includes(name) && args?.data) counts[name] = (counts[name] ?? 0) + 1;
  });
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.waitForTimeout(seconds * 1000);
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return counts;
}

const watched = [
  'TimerInstall',
  'TimerFire',
  'RequestAnimationFrame',
  'FireAnimationFrame',
  'FireIdleCallback',
  'Paint',
  'FunctionCall',
];

/** Until the URLs of downloads are revoked, 10 s after the last one. */
const settle = 12_000;

test('a page at rest wakes no timer and paints nothing', async ({ page }) => {
  for (const path of [landingPath, ...pageOfEachScreen.map((screen) => screen.path)]) {
    await page.goto(path);
    await page.waitForTimeout(5000);
    expect(await activityAtRest(page, 5), path).toEqual({});
  }
  await open(page, '/dashboard');
  await workOneHour(page);
  await page.waitForTimeout(settle);
  expect(await activityAtRest(page, 5), 'after an hour of work').toEqual({});
});

test('reports a timer and a paint', async ({ page }) => {
  await open(page, '/dashboard');
  await page.evaluate(() => setInterval(() => document.querySelector('h1')?.append('.'), 500));
  const { TimerFire, Paint } = await activityAtRest(page, 3);
  expect(TimerFire).toBeGreaterThan(3);
  expect(Paint).toBeGreaterThan(3);
});
