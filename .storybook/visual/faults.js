// The bad cases: each of them has to be told in a sentence, and the stories beside them drawn as ever.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './settings.js';

const id = (name) => `tests-faulty-pictures--${name}`;

/** What is said of each story of canary/FaultyPictures.stories.tsx. */
const stories = {
  [id('throws')]: /it throws: There is no client\./,
  [id('play-fails')]: /its play function fails: expect\(element\)\.toBeDisabled\(\)/,
  [id('never-finishes')]: /waited 15 s for the story to finish rendering and playing/,
  [id('spins-for-ever')]: /its animation planted never ends, even with reduced motion/,
  [id('moves-for-ever')]: /no two frames in a row are the same in 8 s/,
  [id('asks-the-network')]: /it asks the network for https:\/\/ocr\.invalid\/v1\/ocr/,
  [id('asks-in-vain')]: /it asks for \/no-such-file\.json, which is not there/,
  [id('broken-image')]: /waited 5 s for its images to be decoded \(data:image\/png;base64,AAAA\)/,
};
/** Every file that the run writes fails, as it would on a full disk. */
const fullDisk = `--import=data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.writeFileSync = fs.promises.writeFile = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
`)}`;

const well = ['well', 'taller'].map(id);

/** Builds a Storybook of these stories alone. */
function build(folder) {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['storybook', 'build', '--quiet', '-o', folder],
    { cwd: root, encoding: 'utf8', env: { ...process.env, PLANT_FAULT: 'FaultyPictures' } },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/**
 * @param {{ work: string, baselines: string, run: Function, tell: Function }} tools a folder for its own,
 *   that of the baselines, and what runs and tells
 */
export function proveFaults({ work, baselines, run, tell }) {
  const storybook = resolve(work, 'faulty');
  build(storybook);
  const pictureOf = (name) => resolve(baselines, 'light', `${id(name)}.png`);
  const lineOf = (output, story) =>
    output.split('\n').find((line) => line.includes(`${story} (light): `)) ?? '';

  const first = run(storybook);
  tell(
    !first.isSame &&
      well.every((story) => /no picture to compare/.test(lineOf(first.output, story))),
    'a missing baseline fails, and is not drawn',
    first.output,
  );

  const { output } = run(storybook, '--update');
  for (const [story, says] of Object.entries(stories)) {
    const line = lineOf(output, story);
    tell(says.test(line), `told: ${line.trim()}`, output);
  }
  const missing = well.filter((story) => !output.includes(`accepts light/${story}.png`));
  tell(missing.length === 0, 'the stories beside them are drawn', output);

  const again = run(storybook, ...well);
  tell(again.isSame, `and are the same again: ${again.output}`, again.output);

  const spoilt = [
    [
      'a picture of another size',
      () => copyFileSync(pictureOf('taller'), pictureOf('well')),
      /size \d+ × \d+ is now \d+ × \d+/,
    ],
    [
      'a baseline cut short',
      () => truncateSync(pictureOf('well'), 300),
      /its baseline \S+ is damaged/,
    ],
    [
      'a baseline that is no picture',
      () => writeFileSync(pictureOf('well'), 'version 1'),
      /its baseline \S+ is damaged/,
    ],
    [
      'a baseline that is missing',
      () => rmSync(pictureOf('well')),
      /there is no picture to compare it with/,
    ],
  ];
  const kept = readFileSync(pictureOf('well'));
  for (const [what, spoil, says] of spoilt) {
    spoil();
    const { isSame, output } = run(storybook, id('well'));
    tell(!isSame && says.test(lineOf(output, id('well'))), `told: ${what}`, output);
    writeFileSync(pictureOf('well'), kept);
  }

  rmSync(pictureOf('well'));
  process.env.NODE_OPTIONS = fullDisk;
  const full = run(storybook, '--update', id('well'));
  delete process.env.NODE_OPTIONS;
  writeFileSync(pictureOf('well'), kept);
  tell(
    !full.isSame && full.output.endsWith('The disk is full: a picture could not be written.'),
    'told: a full disk',
    full.output,
  );

  const fingerprint = resolve(baselines, 'fingerprint.json');
  const here = readFileSync(fingerprint, 'utf8');
  writeFileSync(fingerprint, here.replace(/"Chromium [^"]*"/, '"Chromium 1"'));
  const elsewhere = run(storybook, id('well'));
  const some = run(storybook, '--update', id('well'));
  writeFileSync(fingerprint, here);
  tell(
    elsewhere.isSame &&
      /^Not checked: .*\(browser Chromium 1 there, Chromium \S+ here\).* --against/.test(
        elsewhere.output,
      ),
    `told, and no failure: ${elsewhere.output}`,
    elsewhere.output,
  );
  tell(
    !some.isSame && /accept all of them here, or none/.test(some.output),
    `told: ${some.output}`,
    some.output,
  );

  copyFileSync(pictureOf('well'), pictureOf('left-over'));
  const orphan = run(storybook);
  const { output: removal } = run(storybook, '--update');
  tell(
    /left-over\.png belongs to no story: remove it with/.test(orphan.output) &&
      /removes light\/\S*left-over\.png/.test(removal) &&
      !/accepts/.test(removal),
    'told and removed: a picture that no story draws',
    `${orphan.output}\n${removal}`,
  );
  rmSync(baselines, { recursive: true });
}
