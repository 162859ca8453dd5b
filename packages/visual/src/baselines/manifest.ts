import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { partsOf, screenshotName, storyOf } from '../choose/plan.ts';
import type { Manifest } from '../index.ts';
import { UserError } from '../userError.ts';

/** The file in the folder of baselines. */
export const manifestName = 'screenshots.txt';

const header = '# The hash of the pixels of each screenshot. `visual --update` writes this file.\n';

/** Stories are apart from each other, so that git can merge changes of neighbours and names the story above a change. */
export function formatManifest(manifest: Manifest): string {
  const stories = new Map<string, string[]>();
  for (const [name, { hash, caption }] of Object.entries(manifest)) {
    const { mode, id } = partsOf(name);
    const story = storyOf(id);
    const label = mode === 'frames' ? id.slice(story.length + 2) : mode;
    const lines = stories.get(story) ?? [];
    stories.set(story, [...lines, `  ${label} ${hash}${caption ? ` ${caption}` : ''}\n`]);
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  const blocks = [...stories]
    .sort(([a], [b]) => compare(a, b))
    .map(([story, lines]) => `\n${story}\n${lines.sort(compare).join('')}`);
  return header + blocks.join('');
}

/** Reads the text of a manifest. Throws a `UserError` that names the first line that is not as `--update` writes it. */
export function parseManifest(text: string, file = manifestName): Manifest {
  const manifest: Manifest = {};
  let story: string | undefined;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const problem = (what: string) => new UserError(`Line ${i + 1} of ${file} ${what}.`);
    const near = story ? ` near ${story}` : '';
    if (/^([<=>|])\1{6}/.test(line))
      throw problem(
        `has a merge conflict${near}: keep either side, then run visual --update for the stories in it`,
      );
    if (line === '' || line.startsWith('#')) continue;
    if (/^\S+$/.test(line)) {
      story = line;
      continue;
    }
    const [, label, hash, caption] = /^ {2}(\S+) ([0-9a-f]{32})(?: (.+))?$/.exec(line) ?? [];
    if (!label || !hash || !story)
      throw problem('should be a mode and a hash: restore it with git');
    const name = label.startsWith('step-')
      ? screenshotName({ mode: 'frames', id: `${story}--${label}` })
      : screenshotName({ mode: label, id: story });
    if (manifest[name])
      throw problem(`lists ${name} a second time (a merge?): keep one, then run --update`);
    manifest[name] = { hash, ...(caption && { caption }) };
  }
  return manifest;
}

/** Reads a manifest, which is empty if the file does not exist. */
export const readManifest = (file: string): Manifest =>
  existsSync(file) ? parseManifest(readFileSync(file, 'utf8'), relative('', file)) : {};

/** The stories whose lines differ between two manifests. */
export function changedStories(before: Manifest, now: Manifest): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const differs = (name: string) => !isDeepStrictEqual(before[name], now[name]);
  return [...new Set(names.filter(differs).map((name) => storyOf(partsOf(name).id)))];
}
