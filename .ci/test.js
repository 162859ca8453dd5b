// Everything that is checked, the quick things first. Steps of one group run side by side; a group that fails ends the run.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const groups = [
  [
    { name: 'types', command: 'npm run typecheck' },
    { name: 'lint', command: 'npm run lint' },
    { name: 'unit tests', command: 'npm run test:unit' },
  ],
  [
    { name: 'build', command: 'npm run build' },
    { name: 'stories in three modes', command: 'npm run test:stories' },
  ],
  [
    { name: 'pictures', command: 'npm run test:visual -- --no-build' },
    { name: 'end to end', command: 'npm run test:e2e' },
  ],
];

/** Where the whole output of a step that failed is kept; its last lines, which name what failed, are printed. */
const logs = resolve(import.meta.dirname, '../test-results/logs');
const printedLines = 60;

/** What a step could not look at here, in its own words: it has to be seen though nothing failed. */
const unchecked = [];

function run({ name, command }) {
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, npm_config_loglevel: 'error' },
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
      const text = Buffer.concat(output).toString();
      if (code !== 0) {
        const log = resolve(logs, `${name}.log`);
        writeFileSync(log, text);
        console.log(text.trimEnd().split('\n').slice(-printedLines).join('\n'));
        console.log(`The whole output: ${log}`);
      }
      unchecked.push(...text.split('\n').filter((line) => line.startsWith('Not checked: ')));
      done(code === 0);
    });
  });
}

mkdirSync(logs, { recursive: true });
const results = [];
for (const group of groups) {
  results.push(...(await Promise.all(group.map(run))));
  if (results.includes(false)) break;
}

const passed = results.filter(Boolean).length;
console.log(`\n${passed} passed, ${results.length - passed} failed, ${unchecked.length} skipped`);
for (const line of unchecked) {
  // GitHub shows it on the run's own page.
  console.log(process.env.GITHUB_ACTIONS ? `::warning::${line}` : line);
}
process.exit(passed === groups.flat().length ? 0 : 1);
