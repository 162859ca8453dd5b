import type { Config } from 'lighthouse';
import type { Context } from '../lib/section.ts';
import { round } from '../lib/stats.ts';

export const title = 'Lighthouse';
export const measures =
  'Lighthouse for a phone on a slow network, with simulated throttling (its default) and with applied throttling ("applied"); times in ms. The reference is /bare, the text and fonts of the landing page as bare HTML.';

const port = 9341;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

export const limits = [
  ...categories.map((name) => ({ figure: `/ ${name}`, atLeast: 100 })),
  { figure: '/ LCP', over: '/bare LCP', atMost: 1.2 },
  { figure: '/ applied LCP', over: '/ applied FCP', atMost: 1.02 },
  { figure: '/ TBT', atMost: 0 },
  { figure: '/ CLS', atMost: 0.01 },
  { figure: '/dashboard performance', atLeast: 100 },
  { figure: '/dashboard LCP', over: '/bare LCP', atMost: 1.6 },
  { figure: '/dashboard CLS', atMost: 0 },
];

const applied: Config = {
  extends: 'lighthouse:default',
  settings: { throttlingMethod: 'devtools' },
};

export async function run({ app, pages, launch }: Context) {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const visit = async (url: string, config?: Config) => {
    const result = await lighthouse(url, { port, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { lhr } = result;
    const row: Record<string, number> = {};
    for (const name of categories) row[name] = Math.round((lhr.categories[name]?.score ?? 0) * 100);
    for (const [name, id] of Object.entries(audits))
      row[name] = round(lhr.audits[id]?.numericValue ?? NaN, name === 'CLS' ? 4 : 0);
    return row;
  };
  const table = {
    '/bare': await visit(`${pages}/bare/`),
    '/': await visit(`${app}/`),
    '/ applied': await visit(`${app}/`, applied),
    '/dashboard': await visit(`${app}/dashboard`),
  };
  await browser.close();
  return table;
}
