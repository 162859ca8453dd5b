import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { isCover, isOverview } from '../environments/modes.ts';
import { readStoryFiles } from '../sources/storySource.js';

const baselines = resolve(import.meta.dirname, '../visual/baselines');
export const cacheFolder = resolve(import.meta.dirname, '../../node_modules/.cache/gallery');

const modes = ['light', 'dark', 'phone'] as const;
export type ThumbnailMode = (typeof modes)[number];

export interface Thumbnails {
  /** The file names of a story's thumbnails by mode: of each cover, and of each screen on a phone. */
  stories: Record<string, Partial<Record<ThumbnailMode, string>>>;
  /** Each flow's frames, by story id. The caption is the name of the step that ends with the frame. */
  frames: Record<string, { src: string; caption: string }[]>;
}

/** Sizes in pixels. Covers keep the size of their screenshots. */
const sizes = {
  cover: { width: 704, height: 440 },
  frame: { width: 560, height: 350 },
  phone: { width: 224, height: 485 },
};

/** Scales a screenshot to a size and cuts off what is below, unless the result is cached by a hash of both. */
async function thumbnailOf(file: string, kind: keyof typeof sizes) {
  const size = { ...sizes[kind], position: 'top' };
  const hash = createHash('sha256').update(readFileSync(file)).update(JSON.stringify(size));
  const name = `${hash.digest('hex').slice(0, 20)}.webp`;
  const cached = resolve(cacheFolder, name);
  if (!existsSync(cached)) {
    await sharp(file).resize(size).webp({ quality: 72, effort: 4 }).toFile(cached);
  }
  return name;
}

/** A story's thumbnails, in those modes that it has baselines in. */
async function thumbnailsOf(id: string) {
  const thumbnails: Partial<Record<ThumbnailMode, string>> = {};
  for (const mode of modes) {
    const file = resolve(baselines, mode, `${id}.webp`);
    const isWanted = isCover(id) || mode === 'phone';
    if (isWanted && existsSync(file)) {
      thumbnails[mode] = await thumbnailOf(file, isCover(id) ? 'cover' : 'phone');
    }
  }
  return thumbnails;
}

/** The thumbnails of the flows' frames, from the baselines `frames/<story-id>--step-<number>.webp`. */
async function readFrames() {
  const manifest: Record<string, { caption?: string }> = JSON.parse(
    readFileSync(resolve(baselines, 'pixels.json'), 'utf8'),
  );
  const frames: Thumbnails['frames'] = {};
  for (const [name, { caption }] of Object.entries(manifest)) {
    const [, id, step] = /^frames\/(.+)--step-(\d+)\.webp$/.exec(name) ?? [];
    if (!id || !caption) continue;
    const src = await thumbnailOf(resolve(baselines, name), 'frame');
    (frames[id] ??= [])[Number(step) - 1] = { src, caption };
  }
  return frames;
}

/** Generates the gallery's thumbnails from the committed baselines. */
export async function readThumbnails(): Promise<Thumbnails> {
  mkdirSync(cacheFolder, { recursive: true });
  const ids = readStoryFiles().flatMap(({ ids }) => ids);
  const isShown = (id: string) => isCover(id) || (id.startsWith('screens-') && isOverview(id));
  const stories = ids.filter(isShown).map(async (id) => [id, await thumbnailsOf(id)] as const);
  return { stories: Object.fromEntries(await Promise.all(stories)), frames: await readFrames() };
}
