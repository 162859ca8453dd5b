// Runs the steps in `steps.js`, a few at a time. The first failure ends the run.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { steps } from './steps.js';

/**
 * How many steps run in parallel. Browser steps use all cores by themselves; a second step keeps the cores busy while
 * one starts or ends.
 */
const lanes = Math.max(2, Math.floor(availableParallelism() / 2));

const logs = resolve(import.meta.dirname, '../test-results/logs');
const printedLines = 60;

const waiting = [...steps];
const running = new Map();
const passed = new Set();
let failed;

function run({ name, command }) {
  const start = performance.now();
  // In its own process group, so that `stop` ends it with its children.
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    // TypeScript and tsgolint (part of oxlint) are short-lived Go programs: with a higher GOGC, they spend less time on
    // garbage collection.
    env: { ...process.env, npm_config_loglevel: 'error', GOGC: '400' },
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const ended = new Promise((done) => child.on('close', done)).then((code) => {
    running.delete(name);
    if (failed) return;
    const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
    const text = Buffer.concat(output).toString();
    if (code === 0) return void passed.add(name);
    failed = name;
    const log = resolve(logs, `${name}.log`);
    writeFileSync(log, text);
    console.log(text.trimEnd().split('\n').slice(-printedLines).join('\n'));
    console.log(`Full output: ${log}`);
  });
  running.set(name, { child, ended });
}

/** Starts the first step that can run, unless all lanes are busy. */
function startNext() {
  const index = waiting.findIndex(({ needs }) => !needs || passed.has(needs));
  if (running.size >= lanes || index < 0) return false;
  run(...waiting.splice(index, 1));
  return true;
}

/**
 * Ends the running steps: with SIGINT, the only signal on which Playwright stops its web server, and after at most 5 s
 * with SIGKILL.
 */
async function stop() {
  const left = [...running.values()];
  const signal = (name) => {
    for (const { child } of left) {
      try {
        if (process.platform === 'win32') child.kill();
        else process.kill(-child.pid, name);
      } catch {
        // It has already exited.
      }
    }
  };
  signal('SIGINT');
  await Promise.race([Promise.all(left.map(({ ended }) => ended)), setTimeout(5000)]);
  signal('SIGKILL');
}

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    failed ??= name;
    void stop().then(() => process.exit(1));
  });
}

mkdirSync(logs, { recursive: true });
while (!failed && (running.size > 0 || waiting.length > 0)) {
  while (startNext());
  await Promise.race([...running.values()].map(({ ended }) => ended));
}
await stop();

const failures = failed ? 1 : 0;
const skipped = steps.length - passed.size - failures;
console.log(`\n${passed.size} passed, ${failures} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);
