// Plants a text that cannot be read in the dark, and expects the dark run, and no other, to fail.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const outputFile = 'test-results/canary.json';
rmSync(outputFile, { force: true });
spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project=stories:*',
    '.storybook/canary',
    '--reporter=json',
    `--outputFile=${outputFile}`,
  ],
  { env: { ...process.env, PLANT_FAULT: 'Fault' }, stdio: 'ignore' },
);

const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
const results = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ title, status, failureMessages }) => ({
    file: name,
    title,
    status,
    reason: failureMessages.join('\n'),
  })),
);
const failed = results.filter(({ status }) => status === 'failed');
const passed = results.filter(({ status }) => status === 'passed');
const isTheFault = ({ title, reason }) =>
  /dark/i.test(title) && /color-contrast|contrast/.test(reason);

if (failed.length === 1 && isTheFault(failed[0]) && passed.length === 5) {
  console.log(
    'The planted text was found, in the dark run alone; the canary is well in all three.',
  );
} else {
  console.log(
    'Expected one failure, for the contrast of a text in the dark, and five stories to pass. Found:',
  );
  for (const { status, title, file, reason } of results) {
    console.log(`  ${status}  ${title}  ${file}  ${reason.split('\n')[0]}`);
  }
  process.exitCode = 1;
}
