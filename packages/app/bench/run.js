// The figures, against what is promised of them. `--help` tells the rest.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../../.storybook/browser.js';
import { areKept, judge } from './lib/promises.js';
import { serveCompressed } from './lib/server.js';
import { formatTable } from './lib/table.js';

const sections = [
  'bytes',
  'html',
  'library',
  'lighthouse',
  'lcp',
  'navigation',
  'typing',
  'interactions',
  'growth',
  'storybook',
  'start',
];

const help = `npm run bench -- [options]

Prints the figures section by section, and keeps them in test-results/bench.json, where a section
stands until it is measured again. Fails where a promise is missed or not measured.
Memory over a long day is measured by npm run test:memory.

  --only <a,b>   these sections alone: ${sections.join(', ')}
  --no-build     takes dist/ as it is
  --accept       with bytes or library: what is measured is what the tests hold to from now on`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: sections.join(',') },
    build: { type: 'boolean', default: true },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
  allowNegative: true,
});
const chosen = options.only.split(',');
const unknown = chosen.filter((name) => !sections.includes(name));
if (options.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no section ${unknown.join(', ')}.\n`);
  console.log(help);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const root = resolve(import.meta.dirname, '../../..');
const dist = resolve(root, 'dist');
const results = resolve(root, 'test-results/bench.json');

if (options.build) {
  const builder = resolve(import.meta.dirname, '../scripts/build.js');
  execFileSync('node', [builder], { cwd: root, stdio: 'inherit' });
}
if (!existsSync(resolve(dist, 'index.html'))) {
  console.error('There is no dist/ yet. Leave --no-build out.');
  process.exit(1);
}

const server = await serveCompressed({ '/': dist });
const launch = async (args = []) => {
  const defaults = await launchOptions();
  return chromium.launch({ ...defaults, args: [...defaults.args, ...args] });
};
const context = { root, dist, origin: server.origin, launch, accept: options.accept };

mkdirSync(resolve(root, 'test-results'), { recursive: true });
const figures = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
const judged = [];
for (const name of sections.filter((section) => chosen.includes(section))) {
  const { title, measures, promises = [], run } = await import(`./sections/${name}.js`);
  const load = Number(loadavg()[0].toFixed(1));
  console.log(
    `\n${title} (${name})\n${measures}\nLoad of the machine before: ${load} on ${cpus().length} cores.\n`,
  );
  const start = performance.now();
  const outcome = await run(context);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(outcome.skipped ?? formatTable(outcome.rows));
  for (const fault of outcome.faults ?? []) console.log(fault);
  judged.push(...judge(promises, outcome.rows));
  figures[name] = { title, measures, load, seconds, ...outcome };
  writeFileSync(results, `${JSON.stringify(figures, null, 2)}\n`);
}
if (judged.length > 0) console.log(`\nThe promises\n\n${formatTable(judged)}`);
if (!areKept(judged)) process.exitCode = 1;
console.log('\nMemory over a long day: npm run test:memory');
console.log('All figures: test-results/bench.json');
server.close();
