import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { steps } from './steps.js';
import { workflowFaults } from './workflows.js';

const root = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const scripts = Object.keys(manifest.scripts);
const folder = resolve(root, '.github/workflows');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

test.each(readdirSync(folder))('%s is safe and runs scripts that exist', (name) => {
  expect(workflowFaults(read(name), scripts)).toEqual([]);
});

test('the jobs of ci.yml run every step of `npm test`', () => {
  const ci = read('ci.yml');
  expect(steps.map(({ command }) => command).filter((command) => !ci.includes(command))).toEqual(
    [],
  );
});

test.each<{ what: string; name?: string; from: string | RegExp; to: string; says: RegExp }>([
  {
    what: 'an action by its tag',
    from: /checkout@\w+ # v[\d.]+/,
    to: 'checkout@v7',
    says: /checkout@v7 is not pinned/,
  },
  {
    what: 'an action by a commit without its version',
    from: /(checkout@\w+) # v[\d.]+/,
    to: '$1',
    says: /is not pinned/,
  },
  {
    what: 'write access for every job',
    from: 'contents: read',
    to: 'contents: write',
    says: /`permissions` that only read/,
  },
  {
    what: 'all rights for a job',
    from: /permissions:\n      contents: write\n      pull-requests: write/,
    to: 'permissions: write-all',
    says: /preview asks for write-all/,
  },
  {
    what: 'a job without a time limit',
    from: 'timeout-minutes: 15',
    to: 'continue-on-error: false',
    says: /static has no `timeout-minutes`/,
  },
  {
    what: 'an unknown script',
    from: 'npm run typecheck',
    to: 'npm run typechek',
    says: /no npm script typechek/,
  },
  {
    what: 'an unknown script in a matrix',
    name: 'proofs.yml',
    from: '- test:canary',
    to: '- test:cannery',
    says: /no npm script test:cannery/,
  },
  {
    what: "a pull request's words in a command",
    from: 'run: npm run lint',
    to: 'run: echo ${{ github.head_ref }}',
    says: /static puts an expression into a command/,
  },
  {
    what: 'a token that a pull request can read from the checkout',
    from: 'persist-credentials: false',
    to: 'fetch-depth: 1',
    says: /static leaves its token in the checkout/,
  },
  {
    what: 'code of a branch beside a token that writes',
    name: 'accept-pictures.yml',
    from: 'git push origin',
    to: 'npm ci && git push origin',
    says: /commit has a token that writes/,
  },
  {
    what: 'an event that gives pull requests a token that writes',
    from: 'pull_request:',
    to: 'pull_request_target:',
    says: /rights of the main branch/,
  },
])('$what is found', ({ name = 'ci.yml', from, to, says }) => {
  const planted = read(name).replace(from, to);
  expect(planted).not.toBe(read(name));
  expect(workflowFaults(planted, scripts).join('\n')).toMatch(says);
});
