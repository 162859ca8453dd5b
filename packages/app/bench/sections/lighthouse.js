import { serveCompressed } from '../lib/server.js';
import { median, round } from '../lib/stats.js';
import { figureOf } from '../lib/promises.js';

export const title = 'Lighthouse';
export const measures =
  'Lighthouse asks for robots.txt from within the page, which the policy of the pages forbids: here alone they may connect to their own host. A phone on a slow network, computed from a fast run as Lighthouse does by default, and desktop; the phone again with processor and network really slowed. The median of five runs each, times in ms.';

const runs = 5;
const pages = ['/', '/dashboard'];
const port = 9341;
const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  seo: 'seo',
};
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  'speed index': 'speed-index',
};

const onAPhone = (what, page, column, limit) => ({
  what: `${page} on a phone, ${what}`,
  ...limit,
  read: figureOf(column, { page, device: 'mobile' }),
});

export const promises = [
  ...Object.keys(scores).map((score) => onAPhone(score, '/', score, { atLeast: 100 })),
  onAPhone('performance', '/dashboard', 'performance', { atLeast: 100 }),
  onAPhone('ms to the largest paint', '/dashboard', 'LCP', { atMost: 1300 }),
  ...pages.map((page) => onAPhone('layout shift', page, 'CLS', { atMost: 0 })),
];

export async function run({ dist, launch }) {
  const server = await serveCompressed({ '/': dist }, (html) =>
    html.replace("connect-src 'none'", "connect-src 'self'"),
  );
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const devices = {
    mobile: undefined,
    desktop: desktopConfig,
    'mobile, really slowed': {
      extends: 'lighthouse:default',
      settings: { throttlingMethod: 'devtools' },
    },
  };
  const rows = [];
  const faults = new Set();
  for (const path of pages) {
    for (const [device, config] of Object.entries(devices)) {
      const reports = [];
      for (let index = 0; index < runs; index += 1) {
        const { lhr } = await lighthouse(server.origin + path, { port, logLevel: 'error' }, config);
        reports.push(lhr);
        for (const fault of faultsOf(lhr)) faults.add(`${path} ${device}: ${fault}`);
      }
      const middle = (valueOf) => round(median(reports.map(valueOf)), 2);
      const row = { page: path, device };
      for (const [name, id] of Object.entries(scores))
        row[name] = Math.round(middle((lhr) => lhr.categories[id].score * 100));
      for (const [name, id] of Object.entries(times))
        row[name] = Math.round(middle((lhr) => lhr.audits[id].numericValue));
      row.CLS = middle((lhr) => lhr.audits['cumulative-layout-shift'].numericValue);
      row['performance of each run'] = reports
        .map((lhr) => Math.round(lhr.categories.performance.score * 100))
        .join(' ');
      rows.push(row);
    }
  }
  await browser.close();
  server.close();
  return { rows, faults: [...faults] };
}

/** What cost points, performance aside: there each run has others. */
function faultsOf({ categories, audits }) {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`);
}
