// Tests that a visual test run reports each kind of bad input in one sentence, and still renders the other stories.
import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildStorybook } from './storybook.js';

const id = (name) => `tests-broken--${name}`;

/** The expected message for each story of canary/Broken.stories.tsx. */
const stories = {
  [id('throws')]: /it throws: There is no client\./,
  [id('play-fails')]: /its play function fails: expect\(element\)\.toBeDisabled\(\)/,
  [id('never-finishes')]: /waited 15 s for the story to finish rendering and playing/,
  [id('spins-for-ever')]: /its animation planted never ends, even with reduced motion/,
  [id('moves-for-ever')]: /no two frames in a row are the same in 8 s/,
  [id('uses-the-network')]: /it requests https:\/\/ocr\.invalid\/v1\/ocr from the network/,
  [id('requests-a-missing-file')]: /it requests \/no-such-file\.json, which does not exist/,
  [id('broken-image')]: /waited 5 s for its images to be decoded \(data:image\/png;base64,AAAA\)/,
};

/** A preload script that makes every write fail, as on a full disk. */
const fullDisk = `--import=data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.writeFileSync = fs.promises.writeFile = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
`)}`;

const well = ['well', 'taller'].map(id);

/**
 * @param {{ work: string, baselines: string, run: Function, check: Function }} tools a temporary folder, the
 *   baseline folder, and functions that start a run and report a result
 */
export function proveBadInput({ work, baselines, run, check }) {
  const storybook = resolve(work, 'broken');
  buildStorybook(storybook, { env: { ...process.env, PLANTED_STORIES: 'Broken' } });
  const baselinePath = (name) => resolve(baselines, 'light', `${id(name)}.webp`);
  const lineOf = (output, story) =>
    output.split('\n').find((line) => line.includes(`${story} (light): `)) ?? '';

  const first = run(storybook);
  check(
    !first.isGreen && well.every((story) => /it has no baseline/.test(lineOf(first.output, story))),
    'a missing baseline fails',
    first.output,
  );
  const { output } = run(storybook, '--update');
  const missing = Object.entries(stories).filter(
    ([story, says]) => !says.test(lineOf(output, story)),
  );
  check(missing.length === 0, `${Object.keys(stories).length} broken stories are reported`, output);
  check(
    well.every((story) => output.includes(`accepts light/${story}.webp`)),
    'the valid stories are still rendered',
    output,
  );
  const again = run(storybook, ...well);
  check(again.isGreen, 'and pass in the next run', again.output);

  const manifest = resolve(baselines, 'pixels.json');
  const spoilt = [
    {
      what: 'another screenshot',
      file: baselinePath('well'),
      spoil: (file) => copyFileSync(baselinePath('taller'), file),
      says: /is damaged or was replaced/,
    },
    {
      what: 'a truncated file',
      file: baselinePath('well'),
      spoil: (file) => truncateSync(file, 300),
      says: /is damaged or was replaced/,
    },
    {
      what: 'a missing file',
      file: baselinePath('well'),
      spoil: rmSync,
      says: /it has no baseline/,
    },
    {
      what: 'a merge conflict',
      file: manifest,
      spoil: (file) => writeFileSync(file, '<<<<<<< HEAD'),
      says: /pixels\.json is not JSON/,
    },
    {
      what: 'an empty manifest',
      file: manifest,
      spoil: (file) => writeFileSync(file, '{}'),
      says: /is not in pixels\.json/,
    },
  ];
  for (const { what, file, spoil, says } of spoilt) {
    const kept = readFileSync(file);
    spoil(file);
    const { isGreen, output } = run(storybook, id('well'));
    writeFileSync(file, kept);
    check(!isGreen && says.test(output), `a bad baseline is reported: ${what}`, output);
  }

  const before = readFileSync(baselinePath('well'));
  copyFileSync(baselinePath('taller'), baselinePath('well'));
  process.env.NODE_OPTIONS = fullDisk;
  const full = run(storybook, '--update', id('well'));
  delete process.env.NODE_OPTIONS;
  const isUntouched = readFileSync(baselinePath('well')).equals(
    readFileSync(baselinePath('taller')),
  );
  writeFileSync(baselinePath('well'), before);
  check(
    !full.isGreen &&
      isUntouched &&
      /The disk is full, .* No baseline was changed\.$/.test(full.output),
    'a full disk is reported, and no baseline changes',
    full.output,
  );
  const unknown = run(storybook, '--against', 'no-such-ref');
  check(
    !unknown.isGreen && /^There is no commit no-such-ref/m.test(unknown.output),
    'an unknown ref is reported',
    unknown.output,
  );

  const fingerprint = resolve(baselines, 'fingerprint.json');
  const here = readFileSync(fingerprint, 'utf8');
  writeFileSync(fingerprint, here.replace(/"Chromium [^"]*"/, '"Chromium 1"'));
  const elsewhere = run(storybook, id('well'), id('throws'));
  const some = run(storybook, '--update', id('well'));
  writeFileSync(fingerprint, here);
  check(
    !elsewhere.isGreen &&
      /\(browser Chromium 1 there, Chromium \S+ here\): comparing with/.test(elsewhere.output) &&
      /it throws/.test(lineOf(elsewhere.output, id('throws'))),
    'with another browser, screenshots are compared with the merge base and problems are still found',
    elsewhere.output,
  );
  check(
    !some.isGreen && /without story names and --shard/.test(some.output),
    'and there, --update rejects story names',
    some.output,
  );

  copyFileSync(baselinePath('well'), baselinePath('left-over'));
  const orphan = run(storybook);
  const removal = run(storybook, '--update').output;
  check(
    /left-over\.webp belongs to no story: remove it with/.test(orphan.output) &&
      /removes light\/\S*left-over\.webp/.test(removal) &&
      !/accepts/.test(removal),
    'an orphaned baseline is reported and removed',
    `${orphan.output}\n${removal}`,
  );
  rmSync(baselines, { recursive: true });
}
