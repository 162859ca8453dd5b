// Measures the built app and checks the figures against their limits. `--help` lists the options.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../../.storybook/browser.js';
import { compareWithLimits } from './lib/limits.js';
import { serveBenchPages } from './lib/pages.js';
import { serveCompressed } from './lib/server.js';

const sections = [
  'bytes',
  'library',
  'lighthouse',
  'navigation',
  'typing',
  'interactions',
  'growth',
];

const help = `npm run bench -- [options]

Prints the figures of each section and writes them to test-results/bench.json. Most limits apply to the ratio
of a figure to a reference from the same run. A figure that varies by more than 15 % between runs is reported as
"not steady" and not judged. Fails if a figure misses its limit or could not be measured.

  --only <a,b>   only these sections: ${sections.join(', ')}
  --runs <n>     how often to measure each section that depends on the machine (default: 3)
  --no-build     measure dist/ as it is
  --accept       with bytes or library: save the figures as the budgets of the tests`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: sections.join(',') },
    runs: { type: 'string', default: '3' },
    build: { type: 'boolean', default: true },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
  allowNegative: true,
});
const chosen = options.only.split(',');
const unknown = chosen.filter((name) => !sections.includes(name));
if (options.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`Unknown section: ${unknown.join(', ')}.\n`);
  console.log(help);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const root = resolve(import.meta.dirname, '../../..');
const dist = resolve(root, 'dist');
const results = resolve(root, 'test-results/bench.json');

// Measuring the library's components needs no built app.
const needsApp = chosen.some((name) => name !== 'library');
if (needsApp && options.build)
  execFileSync('node', [resolve(import.meta.dirname, '../scripts/build.js')], {
    cwd: root,
    stdio: 'inherit',
  });
if (needsApp && !existsSync(resolve(dist, 'index.html'))) {
  console.error('dist/ does not exist. Run without --no-build.');
  process.exit(1);
}

const app = needsApp ? await serveCompressed(dist) : undefined;
const pages = needsApp ? await serveBenchPages(root, dist) : undefined;
const launch = async (args = []) => {
  const defaults = await launchOptions();
  return chromium.launch({ ...defaults, args: [...defaults.args, ...args] });
};
const context = {
  root,
  dist,
  app: app?.origin,
  pages: pages?.origin,
  launch,
  accept: options.accept,
};

mkdirSync(resolve(root, 'test-results'), { recursive: true });
const written = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
let failed = false;
for (const name of sections.filter((section) => chosen.includes(section))) {
  const section = await import(`./sections/${name}.js`);
  const { title, measures, limits = [], once = false, run } = section;
  const load = Number(loadavg()[0].toFixed(1));
  console.log(`\n${title} (${name})\n${measures}\nLoad: ${load} on ${cpus().length} cores.\n`);
  const runs = [];
  for (let index = 0; index < (once ? 1 : Number(options.runs)); index += 1)
    runs.push(await run(context));
  console.table(runs.at(-1).rows);
  const outcomes = compareWithLimits(
    limits,
    runs.map(({ figures }) => figures),
  );
  if (outcomes.length > 0) console.table(outcomes);
  failed ||= outcomes.some(({ outcome }) => outcome.startsWith('missed'));
  written[name] = { title, measures, load, outcomes, runs };
  writeFileSync(results, `${JSON.stringify(written, null, 2)}\n`);
}
console.log('\nAll figures: test-results/bench.json');
if (failed) process.exitCode = 1;
pages?.close();
app?.close();
