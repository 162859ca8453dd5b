// Prints the figures of the built app. `--help` lists the options.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { launchOptions } from '@patunay/visual/browser';
import { serveCompressed } from './lib/compress.ts';

export interface Context {
  /** The repository. */
  root: string;
  /** The builds to measure: this one, and the one to compare with. They alternate, because a machine's speed varies. */
  apps: [App, ...App[]];
  launch: (args?: string[]) => Promise<Browser>;
  /** Whether to save the figures as the tests' budgets. */
  accept: boolean;
}

interface App {
  /** The prefix of its figures' names. */
  label: string;
  dist: string;
  origin: string;
}

interface Section {
  title: string;
  run: (context: Context) => Promise<object> | object;
}

export function median(values: number[], digits = 0) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Number(((low + high) / 2).toFixed(digits));
}

const sections = ['lines', 'bytes', 'library', 'lighthouse', 'navigation'];
const root = resolve(import.meta.dirname, '../../..');

const help = `npm run bench -- [sections] [options]

Prints figures of the build in dist/, and writes them to test-results/bench.json.

Sections: ${sections.join(', ')}.

  --beside <dir>  with lighthouse and navigation: measure another build in turns with this one
  --accept        with bytes or library: save the figures as the budgets of the tests`;

function fail(message: string): never {
  console.error(`${message}\n\n${help}`);
  process.exit(1);
}

const flag = { type: 'boolean', default: false } as const;
const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: { beside: { type: 'string' }, accept: flag, help: flag },
  });
let parsed: ReturnType<typeof readOptions>;
try {
  parsed = readOptions();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const { values: options, positionals } = parsed;
if (options.help) {
  console.log(help);
  process.exit(0);
}
const unknown = positionals.filter((name) => !sections.includes(name));
if (unknown.length > 0) fail(`Unknown section: ${unknown.join(', ')}.`);
const chosen = positionals.length > 0 ? positionals : sections;

/** Serves a copy of a build, without Storybook, and without `_headers`: HTTP/1.1 does not compress headers. */
function serve(label: string, from: string): App {
  const dist = resolve(from);
  if (!existsSync(resolve(dist, 'index.html')))
    fail(`There is no built app in ${from}: run \`npm run build -- app\`.`);
  const copy = resolve(root, 'node_modules/.cache/patunay-bench', label.replace(': ', '') || 'app');
  rmSync(copy, { recursive: true, force: true });
  const left = ['storybook', '_headers'].map((file) => resolve(dist, file));
  cpSync(dist, copy, { recursive: true, filter: (file) => !left.includes(file) });
  return { label, dist, origin: serveCompressed(copy) };
}

const needsBuild = chosen.some((name) => !['lines', 'library'].includes(name));
const context: Context = {
  root,
  apps: needsBuild
    ? [
        serve('', resolve(root, 'dist')),
        ...(options.beside ? [serve('beside: ', options.beside)] : []),
      ]
    : [{ label: '', dist: '', origin: '' }],
  accept: options.accept,
  launch: async (args = []) => {
    const defaults = await launchOptions();
    return chromium.launch({ ...defaults, args: [...(defaults.args ?? []), ...args] });
  },
};

const figures: Record<string, object> = {};
for (const name of chosen) {
  const { title, run }: Section = await import(`./sections/${name}.ts`);
  figures[name] = await run(context);
  console.log(`\n${title} (${name}; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores)`);
  console.table(figures[name]);
}
mkdirSync(resolve(root, 'test-results'), { recursive: true });
writeFileSync(resolve(root, 'test-results/bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
