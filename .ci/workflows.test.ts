import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { readWorkflow, workflowProblems } from './workflows.ts';

const root = resolve(import.meta.dirname, '..');
const scripts = Object.keys(manifest.scripts);
const folder = resolve(root, '.github/workflows');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

test.each(readdirSync(folder))('%s is safe and runs scripts that exist', (name) => {
  expect(workflowProblems(read(name), scripts)).toEqual([]);
});

/** The commands that a workflow runs: in its steps, each line is one, and each script of a matrix. */
const commandsOf = (text: string) =>
  Object.values(readWorkflow(text).jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ run = '' }) => run.split('\n').map((line) => line.trim().replace('npx ', ''))),
  );

/** The commands of the steps of `npm test` that no job of ci.yml runs. A job may add options, such as a shard. */
const notRun = (ci: string) => {
  const run = commandsOf(ci);
  return Object.values(manifest.wireit)
    .flatMap((step) => ('command' in step ? step.command : []))
    .filter((command) => !run.some((line) => line === command || line.startsWith(`${command} `)));
};

test('the jobs of ci.yml run every step of `npm test`', () => {
  expect(notRun(read('ci.yml'))).toEqual([]);
});

test('a comment, or a longer name, is not a command', () => {
  const ci = read('ci.yml').replace(
    /^( +)- run: npm run lint$/m,
    '$1# npm run lint\n$1- run: npm run lint-staged',
  );
  expect(notRun(ci)).toEqual(['npm run lint']);
});

test.each<[file: string, from: string | RegExp, to: string, says: RegExp]>([
  ['ci.yml', /checkout@\w+ # v[\d.]+/, 'checkout@v7', /checkout@v7 is not pinned/],
  ['ci.yml', /(checkout@\w+) # v[\d.]+/, '$1', /is not pinned/],
  ['ci.yml', 'contents: read', 'contents: write', /no top-level `permissions`/],
  [
    'ci.yml',
    /permissions:\n      contents: write\n      pull-requests: write/,
    'permissions: write-all',
    /preview requests write-all/,
  ],
  ['ci.yml', 'timeout-minutes: 15', 'env: {}', /static has no `timeout-minutes`/],
  ['ci.yml', 'npm run typecheck', 'npm run typechek', /no npm script typechek/],
  ['daily.yml', '- test:engines', '- test:egnines', /no npm script test:egnines/],
  [
    'ci.yml',
    'run: npm run lint',
    'run: echo ${{ github.head_ref }}',
    /static uses an expression in a command/,
  ],
  [
    'ci.yml',
    'persist-credentials: false',
    'fetch-depth: 1',
    /static leaves its token in the checkout/,
  ],
  [
    'update-baselines.yml',
    'git push origin',
    'npm ci && git push origin',
    /commit has a token with write access/,
  ],
  ['ci.yml', 'pull_request:', 'pull_request_target:', /permissions of the main branch/],
  ['ci.yml', /^on:\n(?: .*\n)+/m, 'on: [pull_request_target]\n', /permissions of the main branch/],
])('%s with %s replaced by %s is reported', (name, from, to, says) => {
  const planted = read(name).replace(from, to);
  expect(planted).not.toBe(read(name));
  expect(workflowProblems(planted, scripts).join('\n')).toMatch(says);
});
