import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { workflowFaults } from './workflows.js';

const root = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const scripts = Object.keys(manifest.scripts);

const folder = resolve(root, '.github/workflows');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');
const ci = read('ci.yml');

test.each(readdirSync(folder))('%s is as it should be', (name) => {
  expect(workflowFaults(read(name), scripts)).toEqual([]);
});

test('a script that is not there is found among those that a job runs in turn', () => {
  const planted = read('proofs.yml').replace('- test:canary', '- test:cannery');
  expect(workflowFaults(planted, scripts)).toEqual(['There is no npm script test:cannery.']);
});

test.each([
  {
    what: 'an action by its tag',
    from: /checkout@\w+ # v[\d.]+/,
    to: 'checkout@v7',
    says: /checkout@v7 is not pinned/,
  },
  {
    what: 'an action by a commit that says no version',
    from: /(checkout@\w+) # v[\d.]+/,
    to: '$1',
    says: /is not pinned/,
  },
  {
    what: 'rights for every job',
    from: 'contents: read',
    to: 'contents: write',
    says: /`permissions` that only read/,
  },
  {
    what: 'all rights for a job',
    from: /permissions:\n      pages: write\n      id-token: write/,
    to: 'permissions: write-all',
    says: /deploy asks for write-all/,
  },
  {
    what: 'a job without an end',
    from: 'timeout-minutes: 30',
    to: 'continue-on-error: false',
    says: /test has no `timeout-minutes`/,
  },
  {
    what: 'a script that is not there',
    from: 'npm run chromatic',
    to: 'npm run cromatic',
    says: /no npm script cromatic/,
  },
  {
    what: 'a job that waits for none',
    from: 'needs: site',
    to: 'needs: sight',
    says: /waits for sight/,
  },
  {
    what: "a pull request's words in a command",
    from: 'run: .ci/run',
    to: 'run: echo ${{ github.head_ref }}',
    says: /puts an expression into a command/,
  },
  { what: 'no YAML', from: 'jobs:', to: 'jobs: [', says: /not YAML/ },
])('$what is found', ({ from, to, says }) => {
  const planted = ci.replace(from, to);
  expect(planted).not.toBe(ci);
  expect(workflowFaults(planted, scripts).join('\n')).toMatch(says);
});
