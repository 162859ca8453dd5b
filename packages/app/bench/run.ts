// Measures the built app and checks the figures against their limits. `--help` lists the options.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '@patunay/visual/browser';
import { compareWithLimits } from './lib/limits.ts';
import { buildPages } from './lib/pages.ts';
import type { Section, Table } from './lib/section.ts';
import { serveCompressed } from './lib/server.ts';
import { round } from './lib/stats.ts';

const sections = ['bytes', 'library', 'lighthouse', 'navigation', 'typing', 'workingDay'];

const help = `npm run bench -- [sections] [options]

Prints the figures of each section and writes them to test-results/bench.json. Most limits apply to the ratio
of a figure to a reference from the same run. A figure that varies by more than 15% between runs is reported as "not
steady", unless every run misses the limit. Fails if a figure misses its limit or could not be measured.

Sections: ${sections.join(', ')}.

  --only <a,b>   only these sections, like their names without an option
  --runs <n>     how often to measure each section that depends on the machine (default: 3)
  --beside <dir> with navigation: also measure another build, in turns; prints the ratios of the two
  --no-build     measure dist/, instead of a new build in test-results/
  --accept       with bytes or library: save the figures as the budgets of the tests`;

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      beside: { type: 'string' },
      build: { type: 'boolean', default: true },
      accept: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
    allowNegative: true,
  });
function fail(message: string): never {
  console.error(`${message}\n\n${help}`);
  process.exit(1);
}
let parsed: ReturnType<typeof readOptions>;
try {
  parsed = readOptions();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const { values: options, positionals } = parsed;
const named = [...positionals, ...(options.only?.split(',') ?? [])];
const chosen = named.length > 0 ? named : sections;
const unknown = chosen.filter((name) => !sections.includes(name));
if (unknown.length > 0) fail(`Unknown section: ${unknown.join(', ')}.`);
if (!/^[1-9]\d*$/.test(options.runs)) fail(`--runs must be a number, not ${options.runs}.`);
if (options.beside && !existsSync(resolve(options.beside, 'index.html')))
  fail(`There is no built app in ${options.beside}.`);
if (options.help) {
  console.log(help);
  process.exit(0);
}

const root = resolve(import.meta.dirname, '../../..');
// Not `dist/` for a new build: it would delete the Storybook there.
const outDir = options.build ? 'test-results/bench-dist' : 'dist';
const dist = resolve(root, outDir);
const results = resolve(root, 'test-results/bench.json');
const written = readResults();

/** The figures of other sections, from earlier runs. */
function readResults() {
  try {
    return existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
  } catch {
    console.error('test-results/bench.json is damaged: delete it.');
    process.exit(1);
  }
}

const launch = async (args: string[] = []) => {
  const defaults = await launchOptions();
  return chromium.launch({ ...defaults, args: [...(defaults.args ?? []), ...args] });
};

/** Serves the app, built first unless `--no-build` is given, and the bench's own pages. */
async function serve() {
  if (options.build) {
    const build = ['packages/app/scripts/build.ts', 'app', '--outDir', outDir];
    execFileSync('node', build, { cwd: root, stdio: 'inherit' });
  }
  if (!existsSync(resolve(dist, 'index.html'))) {
    console.error('dist/ does not exist. Run without --no-build.');
    process.exit(1);
  }
  const cache = resolve(root, 'node_modules/.cache/patunay-bench');
  const serveCopy = (folder: string, name: string) => {
    const copy = resolve(cache, name);
    rmSync(copy, { recursive: true, force: true });
    // Leave out `_headers`: HTTP/2 compresses headers, but this server speaks HTTP/1.1, where they would delay
    // Lighthouse's LCP.
    const left = ['storybook', '_headers'].map((file) => resolve(folder, file));
    cpSync(folder, copy, { recursive: true, filter: (file) => !left.includes(file) });
    return serveCompressed(copy);
  };
  const app = serveCopy(dist, 'app');
  const pages = resolve(cache, 'pages');
  await buildPages(dist, pages);
  /** The builds that some sections measure in turns, by the prefix of their figures' names. */
  const apps: Record<string, string> = { '': app };
  if (options.beside) apps['beside: '] = serveCopy(resolve(options.beside), 'beside');
  return { app, apps, pages: serveCompressed(pages) };
}

/** The ratio of each median to that of the build beside. */
const ratiosOf = (table: Table) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { median: own }]) => {
      const other = table[`beside: ${name}`]?.median;
      return other
        ? [[name, { beside: other, median: own, ratio: round(Number(own) / Number(other), 2) }]]
        : [];
    }),
  );

// Measuring the library's components needs no built app.
const servers = chosen.some((name) => name !== 'library')
  ? await serve()
  : { app: '', apps: {}, pages: '' };
const context = { root, dist, launch, accept: options.accept, ...servers };

/** The figures of a table by the names of their row and column, for example `/dashboard js`. */
const figuresOf = (table: Table) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([row, cells]) =>
      Object.entries(cells).map(([column, value]) => [`${row} ${column}`, value]),
    ),
  );

mkdirSync(resolve(root, 'test-results'), { recursive: true });
for (const name of sections.filter((section) => chosen.includes(section))) {
  const section: Section = await import(`./sections/${name}.ts`);
  const { title, measures, limits = [], once = false, run } = section;
  const load = round(loadavg()[0] ?? 0);
  console.log(`\n${title} (${name})\n${measures}\nLoad: ${load} on ${cpus().length} cores.\n`);
  const runs: Table[] = [];
  for (let index = 0; index < (once ? 1 : Number(options.runs)); index += 1)
    runs.push(await run(context));
  console.table(runs.at(-1));
  if (options.beside) console.table(ratiosOf(runs.at(-1) ?? {}));
  const outcomes = compareWithLimits(limits, runs.map(figuresOf));
  if (outcomes.length > 0) console.table(outcomes);
  if (outcomes.some(({ outcome }) => outcome.startsWith('missed'))) process.exitCode = 1;
  written[name] = { title, measures, load, outcomes, runs };
  writeFileSync(results, `${JSON.stringify(written, null, 2)}\n`);
}
console.log('\nAll figures: test-results/bench.json');
