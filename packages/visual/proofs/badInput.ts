// Tests that a run reports each kind of bad input in one sentence, and still renders the other stories.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { proveCache } from './cache.ts';
import { proveDecisions } from './decisions.ts';
import type { Run, Tools } from './tools.ts';

const id = (name: string) => `tests-broken--${name}`;

/** The expected message for each broken story. */
const messages = {
  throws: /it throws: There is no client\./,
  'play-fails': /its play function fails: expect\(element\)\.toBeDisabled\(\)/,
  'never-finishes': /waited 15 s for the story to finish rendering and playing/,
  'spins-for-ever': /its animation planted never ends, even with reduced motion/,
  'moves-for-ever': /no two frames in a row are the same in 8 s/,
  'uses-the-network': /it requests https:\/\/ocr\.invalid\/v1\/ocr from the network/,
  'requests-a-missing-file': /it requests \/no-such-file\.json, which does not exist/,
  'missing-glyph': /“A page of 漢” has 漢, which no pinned font can draw/,
  'broken-image': /waited 5 s for its images to be decoded \(data:image\/png;base64,AAAA\)/,
};

/** A pattern for the line of the output about a story in Broken.stories.tsx. */
const about = (name: string, message: RegExp) =>
  new RegExp(`${id(name)} \\(light\\): .*${message.source}`);

/** A Node option that preloads a script: writing a file then fails, as on a full disk. */
const fullDisk = `--import=data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.writeFileSync = fs.promises.writeFile = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
`)}`;

export function proveBadInput({ project, run, check }: Tools): void {
  const baselines = resolve(project, 'baselines');
  const manifest = resolve(baselines, 'screenshots.txt');
  const fingerprint = resolve(baselines, 'fingerprint.json');

  const fails = (what: string, { isGreen, output }: Run, ...messages: RegExp[]) =>
    check(!isGreen && messages.every((message) => message.test(output)), what, output);

  /** Runs with a damaged file, then restores it. */
  const runWith = (file: string, spoil: (file: string) => void, ...args: string[]) => {
    const kept = readFileSync(file);
    spoil(file);
    const result = run(...args);
    writeFileSync(file, kept);
    return result;
  };

  const remove = (file: string) => rmSync(file);

  const missing = ['well', 'taller'].map((name) => about(name, /it has no baseline/));
  fails('a missing baseline fails', run(), ...missing);
  const updated = run('--update');
  const broken = Object.entries(messages).map(([name, message]) => about(name, message));
  fails(`${broken.length} broken stories are reported`, updated, ...broken);
  const accepted = ['well', 'taller'].map(
    (name) => new RegExp(`accepts light/${id(name)}: it has no baseline`),
  );
  fails('the valid stories are still rendered', updated, ...accepted);
  const again = run(id('well'), id('taller'));
  check(again.isGreen, 'and pass in the next run', again.output);

  const write = (text: string) => (file: string) => writeFileSync(file, text);
  const editLine = (from: RegExp, to: string) => (file: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  const lineOf = (name: string) => new RegExp(`(${id(name)}\\n  light )(\\w+)`);
  const other = lineOf('taller').exec(readFileSync(manifest, 'utf8'))?.[2] ?? '';
  const damages: [what: string, spoil: (file: string) => void, ...messages: RegExp[]][] = [
    [
      'the hash of another screenshot',
      editLine(lineOf('well'), `$1${other}`),
      about('well', /of its pixels differ/),
    ],
    [
      'a hash that no screenshot has',
      editLine(lineOf('well'), `$1${'0'.repeat(32)}`),
      about('well', /its pixels differ from the baseline/),
      /No picture shows what 1 of the screenshots that differ were: \w+, the merge base, renders other/,
    ],
    [
      'a damaged hash',
      editLine(lineOf('well'), '$1123'),
      /^Line \d+ of baselines\/screenshots\.txt should be a mode and a hash/,
    ],
    [
      'a merge conflict',
      write('<<<<<<< HEAD'),
      /^Line 1 of baselines\/screenshots\.txt has a merge conflict/,
    ],
    ['an empty manifest', write(''), about('well', /it has no baseline/)],
    ['a missing manifest', remove, about('well', /it has no baseline/)],
  ];
  for (const [what, spoil, ...messages] of damages) {
    fails(`a bad baseline is reported: ${what}`, runWith(manifest, spoil, id('well')), ...messages);
  }

  const differs = about('well', /of its pixels differ/);
  proveDecisions({ project, stories: [id('well'), id('taller')], check, run });
  proveCache({ project, story: id('well'), differs, fails, check, run });

  process.env.NODE_OPTIONS = fullDisk;
  const full = runWith(manifest, write(''), '--update', id('well'));
  delete process.env.NODE_OPTIONS;
  fails('a full disk is reported', full, /The disk is full, .* No baseline was changed\.$/);

  const [saved = ''] = globSync('storybook-static/assets/Saved.stories-*.js', { cwd: project });
  const optOut = editLine(
    /(title:\s*(["'`])Tests\/Saved\2)/,
    '$1,parameters:{chromatic:{disableSnapshot:true}}',
  );
  const affected = ['--affected', '--storybook', 'storybook-static', 'HEAD'];
  const nothing = run(...affected);
  check(
    nothing.isGreen && /affects no story\.$/.test(nothing.output),
    'a change that affects no story passes',
    nothing.output,
  );
  fails(
    'but an opt-out without a reason fails there, too',
    runWith(resolve(project, saved), optOut, ...affected),
    /tests-saved--default has no screenshot and does not say why/,
  );

  const unknown = run('--against', 'no-such-ref');
  fails('an unknown ref is reported', unknown, /^There is no commit no-such-ref/m);

  // As in a downloaded archive.
  process.env.GIT_DIR = resolve(project, 'baselines');
  const archive = run('--against', 'HEAD');
  delete process.env.GIT_DIR;
  fails('the lack of a git history is reported', archive, /^Comparing .* needs a clone of the git/);

  const otherBrowser = (file: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"Chromium [^"]*"/, '"Chromium 1"'));
  fails(
    'with another browser, what it renders differently is a difference, and problems are still found',
    runWith(fingerprint, otherBrowser, id('well'), id('throws')),
    /\(browser Chromium 1 there, Chromium \S+ here\)\. What the new one renders differently is shown/,
    about('throws', /it throws/),
  );
  fails(
    'a damaged fingerprint is reported',
    runWith(fingerprint, write('{'), id('well')),
    /^\S+fingerprint\.json is missing or damaged: restore it from git\.$/,
  );
  const index = resolve(project, 'storybook-static/index.json');
  fails(
    'a damaged build is reported',
    runWith(index, write('{'), id('well')),
    /^\S+index\.json is missing or damaged: build the Storybook again\.$/,
  );
  const some = runWith(fingerprint, otherBrowser, '--update', id('well'));
  fails(
    'and there, --update rejects story names',
    some,
    /without story names, --affected, --shard and --decisions/,
  );
  const otherCpu = (file: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"sample": "\w+"/, '"sample": "1"'));
  const elsewhere = runWith(fingerprint, otherCpu, id('well'));
  check(
    elsewhere.isGreen && /comparing with \w+, rendered here/.test(elsewhere.output),
    'on a machine that renders differently, screenshots are compared with the merge base',
    elsewhere.output,
  );

  const leftOver = editLine(lineOf('well'), `$1$2\n  left-over $2`);
  fails(
    'an orphaned baseline is reported',
    runWith(manifest, leftOver),
    /left-over\/tests-broken--well belongs to no story: remove/,
  );
  leftOver(manifest);
  const { output } = run('--update');
  const isRemoved = /removes left-over\//.test(output) && !/accepts/.test(output);
  check(isRemoved, 'and removed', output);

  fails('an unknown option is reported', run('--updat'), /^Unknown option '--updat'/);
  const configuration = resolve(project, 'visual.config.ts');
  fails(
    'a missing configuration is reported',
    runWith(configuration, remove),
    /^There is no visual/,
  );
  const misspelled = write('export default { baselines: ');
  fails(
    'a configuration that does not load is reported',
    runWith(configuration, misspelled),
    /^visual\.config\.ts does not load: .*Unexpected token/s,
  );
  const page = resolve(project, 'test-results/visual-report/index.html');
  run(id('throws'));
  const json = run('--json', 'no-such-story');
  check(
    !json.isGreen && JSON.parse(json.output).message === 'No story matches no-such-story.',
    'with --json, a wrong name is reported as JSON',
    json.output,
  );
  check(existsSync(page), 'a wrong name leaves the report of the last run', json.output);
  const passed = run(id('well'));
  check(!existsSync(page), 'a run that passes leaves no review page', passed.output);
}
