import type { Context } from '../run.ts';
import { median } from '../run.ts';

export const title =
  'Lighthouse for a phone on a slow network: the median of three runs, times in ms. Scores depend on the machine: compare them with another build.';

const port = 9341;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

export async function run({ apps, launch }: Context) {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const rows: Record<string, Record<string, number>[]> = {};
  for (let round = 0; round < 3; round += 1) {
    for (const { label, origin } of apps) {
      for (const path of ['/', '/dashboard']) {
        const result = await lighthouse(origin + path, { port, logLevel: 'error' });
        if (!result) throw new Error(`Lighthouse has no result for ${path}.`);
        const { lhr } = result;
        const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
        const times = Object.entries(audits).map(([name, id]) => [
          name,
          lhr.audits[id]?.numericValue,
        ]);
        (rows[label + path] ??= []).push(Object.fromEntries([...scores, ...times]));
      }
    }
  }
  await browser.close();
  return Object.fromEntries(
    Object.entries(rows).map(([name, runs]) => [
      name,
      Object.fromEntries(
        Object.keys(runs[0] ?? {}).map((key) => [
          key,
          median(
            runs.map((row) => row[key] ?? NaN),
            2,
          ),
        ]),
      ),
    ]),
  );
}
