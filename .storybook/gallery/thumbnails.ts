import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest } from '@patunay/visual';
import { readManifest } from '@patunay/visual/manifest';
import sharp from 'sharp';
import { errorTexts } from '../../packages/ui/src/patterns/errorTexts.ts';
import { quotedTexts } from '../docs/specification/specification.ts';
import { isCover } from '../environments/modes.ts';
import { read } from '../sources/sourceFiles.ts';
import { readStoryFiles } from '../sources/storySource.ts';

const manifestFile = resolve(import.meta.dirname, '../visual/baselines/screenshots.txt');
/** Committed, because the gallery must show them without rendering every story first. */
export const thumbnailFolder = resolve(import.meta.dirname, 'thumbnails');

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Thumbnails {
  /** The thumbnail files of a story by theme: for covers, each screen's first state, and the error texts. */
  stories: Record<string, Partial<Record<Theme, string>>>;
  /** Each flow's frames, by story id. The caption is the name of the step that ends with the frame. */
  frames: Record<string, { src: string; caption: string }[]>;
}

/** Sizes in pixels, about twice the size in the gallery; a screen is cropped to its first viewport. */
const sizes = {
  cover: { width: 528, height: 330 },
  frame: { width: 560, height: 350 },
};
type Size = keyof typeof sizes;

/** The file name of a thumbnail: what it shows and its size decide it, so two branches never change the same file. */
function nameOf(pixels: string, size: Size) {
  const hash = createHash('sha256').update(pixels).update(JSON.stringify(sizes[size]));
  return `${hash.digest('hex').slice(0, 20)}.webp`;
}

/** The gallery's thumbnails, those that `exists` knows, and for each file the screenshot it is made from. */
function plan(manifest: Manifest, exists?: (name: string) => boolean) {
  const sources = new Map<string, { screenshot: string; pixels: string; size: Size }>();
  const thumbnailOf = (screenshot: string, size: Size) => {
    const pixels = manifest[screenshot]?.hash;
    if (!pixels) return undefined;
    const name = nameOf(pixels, size);
    if (exists?.(name) === false) return undefined;
    sources.set(name, { screenshot, pixels, size });
    return name;
  };

  const stories: Thumbnails['stories'] = {};
  const covers = readStoryFiles().flatMap(({ title, ids }) =>
    title.startsWith('Screens/') ? ids.slice(0, 1) : ids.filter(isCover),
  );
  const quoted = quotedTexts(read('.storybook/docs/guides/specification.md'));
  const errors = Object.values(errorTexts)
    .flatMap((text) => quoted[text] ?? [])
    .filter((id) => id.startsWith('screens-'));
  for (const id of [...covers, ...errors]) {
    stories[id] = {};
    for (const theme of themes) {
      const name = thumbnailOf(`${theme}/${id}`, 'cover');
      if (name) stories[id][theme] = name;
    }
  }

  const frames: Thumbnails['frames'] = {};
  for (const [name, { caption }] of Object.entries(manifest)) {
    const [, id, step] = /^frames\/(.+)--step-(\d+)$/.exec(name) ?? [];
    const src = id && caption && thumbnailOf(name, 'frame');
    if (src) (frames[id] ??= [])[Number(step) - 1] = { src, caption };
  }
  return { thumbnails: { stories, frames }, sources };
}

const exists = (name: string) => existsSync(resolve(thumbnailFolder, name));

/** The gallery's thumbnails, and the files they need. */
export function readThumbnails(): { thumbnails: Thumbnails; files: string[] } {
  const { thumbnails, sources } = plan(readManifest(manifestFile), exists);
  return { thumbnails, files: [...sources.keys()] };
}

/** The files that the gallery should have. */
export const wantedThumbnails = () => [...plan(readManifest(manifestFile)).sources.keys()].sort();

/**
 * Makes the thumbnails that are missing and removes those that the gallery does not show any more.
 *
 * @param find finds the PNG file of a screenshot by the hash of its pixels, if it is in the cache
 */
export async function writeThumbnails(
  manifest: Manifest,
  find: (pixels: string) => Promise<string | undefined>,
) {
  const { sources } = plan(manifest);
  mkdirSync(thumbnailFolder, { recursive: true });
  for (const name of readdirSync(thumbnailFolder)) {
    if (!sources.has(name)) rmSync(resolve(thumbnailFolder, name));
  }
  for (const [name, { screenshot, pixels, size }] of sources) {
    if (exists(name)) continue;
    const picture = await find(pixels);
    if (!picture) {
      console.log(`  ${screenshot} has no thumbnail, because its picture is not in the cache.`);
      continue;
    }
    await sharp(picture)
      .resize({ ...sizes[size], position: 'top' })
      .webp({ quality: 72, effort: 4 })
      .toFile(resolve(thumbnailFolder, name));
  }
}
