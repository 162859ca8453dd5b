// npm test: lets wireit run the steps, which are in package.json under `wireit`, and says how to repeat those that fail.
// A step that passed does not run again until its inputs change.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { unmetNeeds } from './needs.ts';

const [unknown] = process.argv.slice(2);
const problems = unknown
  ? [`npm test has no option ${unknown}. Each step has a script of its own: npm run lists them.`]
  : await unmetNeeds();
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

/** Steps that use browsers take all cores; a second step keeps them busy while another starts or ends. */
const parallel = String(Math.max(2, Math.floor(availableParallelism() / 2)));

const env = {
  WIREIT_PARALLEL: parallel,
  // Steps that run at the same time share the machine's memory.
  BROWSER_SHARES: parallel,
  WIREIT_FAILURES: 'continue',
  // Only the state of the last run: copies of builds for restoring older ones would grow without a limit, and wireit
  // restores damaged ones without noticing.
  WIREIT_CACHE: 'none',
  // TypeScript and oxlint are short-lived Go programs: with a higher GOGC, they spend less time on garbage collection.
  GOGC: '400',
  ...process.env,
  // What wireit is to run: npm sets this to the name of the script.
  npm_lifecycle_event: 'steps',
};
const started = performance.now();
const wireit = spawn('wireit', {
  env,
  shell: process.platform === 'win32',
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
for (const [from, to] of [
  [wireit.stdout, process.stdout],
  [wireit.stderr, process.stderr],
] as const) {
  from.on('data', (chunk: Buffer) => {
    output += chunk;
    to.write(chunk);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => wireit.kill(signal));

wireit.on('close', (code) => {
  const plain = stripVTControlCharacters(output);
  const failed = new Set([...plain.matchAll(/❌ \[([\w-]+)\]/g)].map(([, name = '']) => name));
  const again = Object.entries(manifest.wireit).flatMap(([name, step]) =>
    failed.has(name) && 'command' in step
      ? `  ${step.command.startsWith('npm ') ? '' : 'npx '}${step.command}`
      : [],
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  if (again.length > 0) console.log(`\nFailed. Again, one by one:\n${again.join('\n')}`);
  const steps = manifest.wireit.steps.dependencies.length;
  console.log(`\n${code === 0 ? `All ${steps} steps passed` : 'Failed'} after ${seconds} s`);
  // CI systems read this line as the result.
  if (code === 0) console.log(`${steps} passed, 0 failed`);
  process.exit(code === 0 ? 0 : 1);
});
