// Runs the steps in `steps.js`, or those that are named, a few at a time, and describes all failures at the end. With
// `--bail`, the first failure ends the run.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { start, stop } from './commands.js';
import { leftovers, mark } from './leftovers.js';
import { freePort } from './ports.js';
import { progressIn, statusLine, withoutProgress } from './progress.js';
import { describeFailure } from './report.js';
import { steps } from './steps.js';

/**
 * How many steps run in parallel. Browser steps use all cores by themselves; a second step keeps the cores busy while
 * one starts or ends.
 */
const lanes = Math.max(2, Math.floor(availableParallelism() / 2));

function readOptions() {
  try {
    const { values, positionals: names } = parseArgs({
      allowPositionals: true,
      options: { bail: { type: 'boolean' } },
    });
    const unknown = names.find((name) => !steps.some((step) => step.name === name));
    if (unknown) throw new Error(`Unknown step '${unknown}'`);
    return { ...values, chosen: steps.filter(({ name }) => !names.length || names.includes(name)) };
  } catch (error) {
    const [reason] = error.message.split('. ');
    console.error(
      `${reason}. The only option is --bail, which stops at the first failure; the steps are ${steps.map(({ name }) => `'${name}'`).join(', ')}.`,
    );
    process.exit(1);
  }
}

const { bail, chosen } = readOptions();
const isTerminal = Boolean(process.stdout.isTTY);
const root = process.cwd();
const logs = resolve(root, 'test-results/logs');

/**
 * The temporary folder of the steps, in which they must leave nothing. On macOS, the usual one has such a long path that
 * the paths of sockets in a subfolder would be too long.
 */
const temporary = mkdtempSync(
  resolve(process.platform === 'darwin' ? '/tmp' : tmpdir(), 'patunay-test-'),
);
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const env = {
  ...process.env,
  // From Node 22 on, tools cache their compiled code in the temporary folder, where it would be left behind.
  NODE_DISABLE_COMPILE_CACHE: '1',
  [mark]: temporary,
  TMPDIR: temporary,
  TMP: temporary,
  TEMP: temporary,
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: resolve(root, 'node_modules/.cache/playwright'),
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  npm_config_loglevel: 'error',
  // TypeScript and tsgolint (part of oxlint) are short-lived Go programs: with a higher GOGC, they spend less time on
  // garbage collection.
  GOGC: '400',
  ...(isTerminal ? { SHOW_PROGRESS: 'true' } : {}),
};

let waiting = [...chosen];
const running = new Map();
const passed = new Set();
/** The descriptions of the failures by step. */
const failed = new Map();
let skipped = 0;
let isStopped = false;

function print(outcome, name, since) {
  const seconds = since ? `${((performance.now() - since) / 1000).toFixed(0)} s` : '';
  const clear = isTerminal ? '\r\x1b[K' : '';
  console.log(`${clear}${outcome.padEnd(7)} ${seconds.padStart(5)}  ${name}`);
}

function skip(name, reason) {
  skipped += 1;
  print('not run', `${name}: ${reason}`);
}

function fail(step, output) {
  const file = resolve(logs, `${step.name}.log`);
  writeFileSync(file, output);
  failed.set(step.name, describeFailure({ ...step, output, log: relative(root, file) }));
}

/** When a report was written; undefined if there is none. */
const timeOf = (report) =>
  report && statSync(resolve(root, report), { throwIfNoEntry: false })?.mtimeMs;

function run(step) {
  const { name, command, report } = step;
  const reportBefore = timeOf(report);
  const state = { name, start: performance.now(), progress: undefined };
  const onOutput = (text) => (state.progress = progressIn(text) ?? state.progress);
  const { ended, signal } = start(command, { env, onOutput: isTerminal ? onOutput : undefined });
  const finished = ended.then(({ code, output }) => {
    running.delete(name);
    if (isStopped) return skip(name, 'the run was stopped');
    print(code === 0 ? 'ok' : 'FAILED', name, state.start);
    if (code === 0) return passed.add(name);
    const written = timeOf(report);
    const isNew = written !== undefined && written !== reportBefore;
    fail({ ...step, report: isNew ? report : undefined }, withoutProgress(output));
  });
  running.set(name, { ended: finished, signal, state });
}

const isChosen = (name) => chosen.some((step) => step.name === name);

/** Starts the first step that can run, unless all lanes are busy. */
function startNext() {
  const index = waiting.findIndex(({ needs }) => !isChosen(needs) || passed.has(needs));
  if (running.size >= lanes || index < 0) return false;
  run(...waiting.splice(index, 1));
  return true;
}

/** Skips the steps that a failed one keeps from running. */
function skipBlocked() {
  for (const { name, needs } of waiting.filter(({ needs }) => failed.has(needs))) {
    skip(name, `it needs ${needs}, which failed`);
  }
  waiting = waiting.filter(({ needs }) => !failed.has(needs));
}

async function stopAll() {
  isStopped = true;
  await stop([...running.values()]);
}

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    process.exitCode = 1;
    void stopAll();
  });
}
if (isTerminal) {
  const show = () => {
    const states = [...running.values()].map(({ state }) => state);
    process.stdout.write(`\r\x1b[K${statusLine(states, process.stdout.columns)}`);
  };
  setInterval(show, 1000).unref();
}

mkdirSync(logs, { recursive: true });
while (!isStopped && (running.size > 0 || waiting.length > 0)) {
  while (startNext());
  await Promise.race([...running.values()].map(({ ended }) => ended));
  skipBlocked();
  if (bail && failed.size > 0) await stopAll();
}
await Promise.all([...running.values()].map(({ ended }) => ended));
for (const { name } of waiting) skip(name, 'the run was stopped');

const last = 'nothing left behind';
if (isStopped) {
  skip(last, 'the run was stopped');
} else {
  const since = performance.now();
  const left = await leftovers(temporary);
  print(left.length === 0 ? 'ok' : 'FAILED', last, since);
  if (left.length === 0) passed.add(last);
  else
    fail(
      { name: last, command: 'npm test', failure: /^(the|process) / },
      `The steps left behind:\n${left.join('\n')}`,
    );
}

for (const text of failed.values()) console.log(text);
console.log(`\n${passed.size} passed, ${failed.size} failed, ${skipped} skipped`);
process.exit(failed.size > 0 ? 1 : process.exitCode);
