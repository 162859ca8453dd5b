import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant';

const parts = ['test', 'commands', 'leftovers', 'ports', 'progress', 'report'];
const sources = Object.fromEntries(
  parts.map((name) => [
    `.ci/${name}.js`,
    readFileSync(resolve(import.meta.dirname, `${name}.js`), 'utf8'),
  ]),
);

/** Runs test.js with other steps. */
function runSteps(steps: object[], ...options: string[]) {
  const folder = plant({
    ...sources,
    'package.json': '{ "type": "module" }',
    '.ci/steps.js': `export const steps = ${JSON.stringify(steps)};`,
  });
  const { status, stdout, stderr } = spawnSync('node', ['.ci/test.js', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {
    status,
    stderr,
    lines: stdout
      .replace(/^(ok|FAILED|not run) +(?:\d+ s)? +/gm, '$1: ')
      .trim()
      .split('\n'),
  };
}

const fails = 'echo Reason 1>&2; exit 1';
const later = `sleep 0.3; ${fails}`;

test('if all steps pass, it ends with their number', () => {
  const { status, lines } = runSteps([{ name: 'types', command: 'echo fine' }]);
  expect(lines).toEqual([
    'ok: types',
    'ok: nothing left behind',
    '',
    '2 passed, 0 failed, 0 skipped',
  ]);
  expect(status).toBe(0);
});

test('after a failure it runs the other steps, and says which cannot run', () => {
  const { status, lines } = runSteps([
    { name: 'build', command: fails },
    { name: 'stories', command: 'echo', needs: 'build' },
    { name: 'lint', command: later },
    { name: 'types', command: 'sleep 0.5' },
  ]);
  expect(lines).toContain('not run: stories: it needs build, which failed');
  expect(lines).toContain('ok: types');
  expect(lines.slice(lines.indexOf(''))).toEqual([
    '',
    'FAILED: build',
    '    Reason',
    `  Again:  ${fails}`,
    '  Log:    test-results/logs/build.log',
    '',
    'FAILED: lint',
    '    Reason',
    `  Again:  ${later}`,
    '  Log:    test-results/logs/lint.log',
    '',
    '2 passed, 2 failed, 1 skipped',
  ]);
  expect(status).toBe(1);
});

test('with --bail, the first failure ends the run', () => {
  const { status, lines } = runSteps(
    [
      { name: 'types', command: fails },
      { name: 'stories', command: 'sleep 30' },
      { name: 'lint', command: 'echo' },
    ],
    '--bail',
  );
  expect(lines).toContain('not run: stories: the run was stopped');
  expect(lines).toContain('not run: lint: the run was stopped');
  expect(lines.at(-1)).toBe('0 passed, 1 failed, 3 skipped');
  expect(status).toBe(1);
});

test('a report is only linked if the step wrote it', () => {
  const command = (file: string) => `mkdir -p test-results; echo > test-results/${file}; exit 1`;
  const { lines } = runSteps([
    { name: 'a', command: command('a.html'), report: 'test-results/a.html' },
    { name: 'b', command: command('other.html'), report: 'test-results/b.html' },
  ]);
  expect(lines.filter((line) => line.includes('Report'))).toEqual([
    '  Report: test-results/a.html',
  ]);
});

test('a report of an earlier run that the step removed is not linked', () => {
  const { lines } = runSteps([
    { name: 'write', command: 'mkdir -p test-results; echo > test-results/a.html' },
    {
      ...{ name: 'a', command: 'rm test-results/a.html; exit 1', needs: 'write' },
      report: 'test-results/a.html',
    },
  ]);
  expect(lines.filter((line) => line.includes('Report'))).toEqual([]);
});

test('temporary files, processes and ports that steps leave behind are reported', async () => {
  const server = `require('node:net').createServer().listen(0, '127.0.0.1')`;
  const { status, lines } = runSteps([
    { name: 'files', command: 'mkdir "$TMPDIR/docgen-1"' },
    { name: 'server', command: `node -e "${server}" > /dev/null 2>&1 &` },
  ]);
  const text = lines.join('\n');
  expect(text).toContain('the temporary file or folder docgen-1');
  if (process.platform === 'linux') {
    expect(text).toMatch(/process \d+, listening on port \d+: node -e/);
    const [, pid] = /process (\d+)/.exec(text)!;
    await expect.poll(() => existsSync(`/proc/${pid}/exe`)).toBe(false);
  }
  expect(lines.at(-1)).toBe('2 passed, 1 failed, 0 skipped');
  expect(status).toBe(1);
});

test('only the named steps run, without those that they need', () => {
  const { lines } = runSteps(
    [
      { name: 'build', command: fails },
      { name: 'end to end', command: 'echo', needs: 'build' },
    ],
    'end to end',
  );
  expect(lines.at(0)).toBe('ok: end to end');
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
});

test('an unknown option or step is reported in one line', () => {
  const step = runSteps([{ name: 'types', command: 'echo' }], 'tpyes');
  expect(step.stderr).toMatch(/^Unknown step 'tpyes'\. .* the steps are 'types'\.\n$/);
  expect(step.status).toBe(1);
  const { status, stderr } = runSteps([], '--bial');
  expect(stderr).toMatch(/^Unknown option '--bial'\. The only option is --bail, .*\n$/);
  expect(status).toBe(1);
});
