// Everything that is checked, the quick things first. Steps of one group run side by side; a group that fails ends the run.
import { spawn } from 'node:child_process';

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

/** What a step could not look at here, in its own words: it has to be seen though nothing failed. */
const unchecked = [];

function run({ name, command }) {
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
      const text = Buffer.concat(output).toString();
      if (code !== 0) console.log(text);
      unchecked.push(...text.split('\n').filter((line) => line.startsWith('Not checked: ')));
      done(code === 0);
    });
  });
}

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
