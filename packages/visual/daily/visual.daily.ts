// Runs the tool in a separate project, with the Storybook in storybook/: everything that needs a real browser, build or
// git history.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildStorybook } from '../src/render/buildStorybook.ts';

const command = resolve(import.meta.dirname, '../bin.ts');
const project = mkdtempSync(resolve(tmpdir(), 'visual-José-'));
const file = (name: string) => resolve(project, name);
const manifest = file('baselines/screenshots.txt');
const page = file('test-results/visual-report/index.html');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', `--message=${message}`);
};

/** Runs the command on the built Storybook. */
function visual(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, '--no-build', '--no-cache', ...args],
    { cwd: project, encoding: 'utf8', env: { ...process.env, VISUAL_CACHE: '.cache', ...env } },
  );
  return { status, output: stdout + stderr };
}

/** Changes a file until the test ends. */
function edit(name: string, change: (text: string) => string) {
  const kept = readFileSync(file(name), 'utf8');
  onTestFinished(() => writeFileSync(file(name), kept));
  const changed = change(kept);
  expect(changed).not.toBe(kept);
  writeFileSync(file(name), changed);
}

/** Changes a text in the built Storybook that the stories show. */
const plant = () => {
  const [script = ''] = globSync('storybook-static/assets/Broken.stories-*.js', { cwd: project });
  edit(script, (text) => text.replaceAll('Some text', 'Other text'));
};

/** The line about a story in the output. */
const about = (story: string, message: RegExp, mode = 'light') =>
  new RegExp(`tests-broken--${story} \\(${mode}\\): .*${message.source}`);
const differs = about('well', /\d+ of its pixels differ \(/);

beforeAll(() => {
  cpSync(resolve(import.meta.dirname, 'storybook'), project, { recursive: true });
  symlinkSync(resolve(import.meta.dirname, '../../../node_modules'), file('node_modules'));
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(file(name), '{ "type": "module" }');
  writeFileSync(file('.gitignore'), 'node_modules\nstorybook-static\ntest-results\n.cache\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  buildStorybook(file('storybook-static'), project);
}, 120_000);
afterAll(() => rmSync(project, { recursive: true }));

test('each problem of a story is a one-sentence error, and the other stories are accepted', () => {
  const { status, output } = visual(['--update']);
  for (const [story, message] of Object.entries({
    throws: /it throws: There is no client\./,
    'play-fails': /its play function fails: expect\(element\)\.toBeDisabled\(\)/,
    'never-finishes': /waited 60 s for the story to finish rendering and playing/,
    'spins-for-ever': /its animation planted never ends, even with reduced motion/,
    'moves-for-ever': /no two frames in a row are the same in 8 s/,
    'uses-the-network': /it requests https:\/\/ocr\.invalid\/v1\/ocr from the network/,
    'requests-a-missing-file': /it requests \/no-such-file\.json, which does not exist/,
    'missing-glyph': /“A page of 漢” has 漢, which no pinned font can draw/,
    'broken-image': /waited 15 s for its images to be decoded \(data:image\/png;base64,AAAA\)/,
    'reads-a-clock':
      /it shows something else each time it mounts: does it read performance\.now\(\)/,
  }))
    expect(output).toMatch(about(story, message));
  expect(output).toMatch(about('dark-contrast', /axe: color-contrast/, 'dark'));
  expect(output).not.toMatch(about('dark-contrast', /axe: color-contrast/, 'light'));
  for (const name of [
    'light/tests-broken--well',
    'light/tests-broken--clock',
    'focus/tests-broken--focus',
  ])
    expect(output).toContain(`accepts ${name}: it has no baseline`);
  expect(output).toMatch(/accepted, 0 removed/);
  expect(status).toBe(1);
  expect(existsSync(page)).toBe(true);
  commit('Add baselines');
  commit('Do nothing');
}, 600_000);

test('accepted stories pass in the next run, in any order, and leave no review page', () => {
  const stories = ['well', 'taller', 'broken--clock', 'broken--focus'];
  const { status, output } = visual([...stories, '--shuffle', '7']);
  expect(output).toMatch(/^5 passed, 0 failed/m);
  expect(status).toBe(0);
  expect(existsSync(page)).toBe(false);
});

test('a planted change is found, and shown beside the cached picture', () => {
  plant();
  const { status, output } = visual(['well']);
  expect(output).toMatch(differs);
  expect(output).not.toContain('rendering');
  expect(status).toBe(1);
  const wrong = visual(['no-such-story']);
  expect(wrong.output).toBe('No story matches no-such-story.\n');
  expect(existsSync(page), 'the report of the last run stays').toBe(true);
});

test('a missing picture of a baseline is rendered from the merge base', () => {
  plant();
  rmSync(file('.cache'), { recursive: true });
  const { output } = visual(['well']);
  expect(output).toMatch(/The cache has no earlier picture of .+\.\nBuilding and rendering \w+ …/);
  expect(output).toMatch(differs);
}, 120_000);

test('a merge base that cannot be built is reported along with the difference', () => {
  plant();
  rmSync(file('.cache'), { recursive: true });
  const main = file('.storybook/main.ts');
  const kept = readFileSync(main, 'utf8');
  writeFileSync(main, 'export default {');
  commit('Break the build');
  writeFileSync(main, kept);
  commit('Repair the build');
  const { status, output } = visual(['well']);
  expect(output).toMatch(
    /No picture shows what 1 .+ were\. The Storybook of \w+ does not build: its log/,
  );
  expect(output).toMatch(about('well', /its pixels differ from the baseline/));
  expect(status).toBe(1);
  commit('A merge base in order');
}, 120_000);

test('a machine that renders differently compares with the merge base', () => {
  edit('baselines/fingerprint.json', (text) => text.replace(/"sample": "\w+"/, '"sample": "1"'));
  const same = visual(['well']);
  expect(same.output).toMatch(/comparing with \w+, rendered here/);
  expect(same.status).toBe(0);
  plant();
  expect(visual(['well']).output).toMatch(differs);
  expect(visual(['--update', 'well']).output).toMatch(/so that all are replaced together/);
}, 120_000);

test('only what a reviewer marked as right is accepted or removed', () => {
  plant();
  const review = visual(['well', 'taller']);
  expect(review.status).toBe(1);
  const { changes } = JSON.parse(
    readFileSync(file('test-results/visual-report/review.json'), 'utf8'),
  );
  const pixels = changes.find(({ id }: { id: string }) => id === 'tests-broken--well').hash;
  const kept = readFileSync(manifest, 'utf8');
  onTestFinished(() => writeFileSync(manifest, kept));
  const decide = (...decisions: object[]) => {
    writeFileSync(file('.cache/decisions.json'), JSON.stringify({ version: 1, decisions }));
    return visual(['--update', '--decisions', '.cache/decisions.json']).output;
  };
  const right = { screenshot: 'light/tests-broken--well', verdict: 'right', pixels };
  const other = { screenshot: 'light/tests-broken--taller', verdict: 'needs change' };
  const accepted = decide(right, other);
  expect(accepted).toContain('1 accepted, 0 removed');
  expect(accepted).toContain('Screenshots that still need a change: 1');
  const updated = readFileSync(manifest, 'utf8');
  expect(updated).toContain(pixels);

  writeFileSync(manifest, `${updated}\ngone--default\n  light ${pixels}\n`);
  const removed = decide({ screenshot: 'light/gone--default', verdict: 'right' });
  expect(removed).toContain('removes light/gone--default');
  expect(readFileSync(manifest, 'utf8')).toBe(updated);
}, 120_000);

test('a full disk changes no baseline', () => {
  edit('baselines/screenshots.txt', () => '');
  const full = `--import=data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.writeFileSync = fs.promises.writeFile = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    syncBuiltinESMExports();`)}`;
  const { status, output } = visual(['--update', 'well'], { NODE_OPTIONS: full });
  expect(output).toMatch(/The disk is full, .* No baseline was changed\.$/m);
  expect(status).toBe(1);
  expect(readFileSync(manifest, 'utf8')).toBe('');
});

test.each([
  ['a change that affects no story', ['--affected', 'HEAD'], 0, /The change affects no story\.$/m],
  ['an unknown commit', ['--against', 'nothing'], 1, /^There is no commit nothing\.$/m],
])('%s', (_, args, status, message) => {
  const run = visual(args);
  expect(run.output).toMatch(message);
  expect(run.status).toBe(status);
});

test('comparing with a commit without a git history is an error that says so', () => {
  const { output } = visual(['--against', 'HEAD'], { GIT_DIR: file('baselines') });
  expect(output).toMatch(/^Comparing with another commit needs a clone of the git repository/);
});
