import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isOverview } from '../modes.ts';
import { errorStories } from '../errorStories.ts';
import { readStoryFiles } from '../storySource.js';
import { crop } from './crop.ts';
import type { Recipe } from './crop.ts';

const baselines = resolve(import.meta.dirname, '../visual/baselines');
export const cacheFolder = resolve(import.meta.dirname, '../../node_modules/.cache/gallery');

const modes = ['light', 'dark', 'phone', 'dark-phone'] as const;
export type ThumbnailMode = (typeof modes)[number];

export interface Thumbnails {
  /** The file names of a story's thumbnails by mode. Includes one story per title, and the stories with error texts. */
  stories: Record<string, Partial<Record<ThumbnailMode, string>>>;
  /** Each flow's frames, by story id. The caption is the name of the step that ends with the frame. */
  frames: Record<string, { src: string; caption: string }[]>;
  /** The URL of each screen, by title. */
  routes: Record<string, string>;
}

type Recipes = Record<'desktop' | 'phone', Recipe>;

const same = (recipe: Recipe): Recipes => ({ desktop: recipe, phone: recipe });

/** How screenshots are cropped, by the section of their title. */
const recipes: Record<string, Recipes> = {
  Screens: {
    desktop: { aspect: 1.6, width: [1280, 1280], output: 640 },
    phone: { aspect: 390 / 844, width: [390, 390], output: 224 },
  },
  Marketing: same({ aspect: 1.6, width: [352, 832], trim: true }),
  Patterns: same({ aspect: 1.6, width: [352, 832], trim: true }),
  Components: same({ aspect: 1.6, width: [264, 528], trim: true }),
};
const frameRecipe: Recipe = { aspect: 1.6, width: [1280, 1280], output: 560 };

/** The position of the error text in a screenshot, by section, for crops around it. */
const errorPositions = {
  patterns: { desktop: { x: 0, y: 600 }, phone: { x: 195, y: 555 } },
  components: { desktop: { x: 188, y: 310 }, phone: { x: 187, y: 310 } },
  screens: { desktop: { x: 716, y: 267 }, phone: { x: 195, y: 290 } },
};

function errorRecipes(id: string): Recipes {
  const { desktop, phone } = errorPositions[id.split('-')[0] as keyof typeof errorPositions];
  return {
    desktop: { aspect: 1.6, width: [520, 520], centre: desktop },
    phone: { aspect: 1.6, width: [374, 390], centre: phone },
  };
}

/** Stories that show most of a component, best first. Without any of them, the file's first story is used. */
const overviews = ['variants', 'states', 'tones', 'kinds', 'statuses'];

function overviewOf(section: string, ids: string[]) {
  if (section === 'Screens') return ids.find(isOverview) ?? ids[0];
  if (section !== 'Components') return ids[0];
  const found = overviews.flatMap((name) => ids.filter((id) => id.endsWith(`--${name}`)));
  return found[0] ?? ids[0];
}

const cropCode = readFileSync(resolve(import.meta.dirname, 'crop.ts'));

/** Generates a thumbnail unless it is cached. Its name is a hash of the screenshot, the recipe and the crop code. */
async function thumbnailOf(file: string, recipe: Recipe) {
  const hash = createHash('sha256').update(readFileSync(file)).update(cropCode);
  hash.update(JSON.stringify(recipe));
  const name = `${hash.digest('hex').slice(0, 20)}.webp`;
  const cached = resolve(cacheFolder, name);
  if (!existsSync(cached)) writeFileSync(cached, await crop(file, recipe));
  return name;
}

/** A story's thumbnails, in those modes that it has baselines in. */
async function thumbnailsOf(id: string, { desktop, phone }: Recipes) {
  const thumbnails: Partial<Record<ThumbnailMode, string>> = {};
  for (const mode of modes) {
    const file = resolve(baselines, mode, `${id}.webp`);
    const recipe = mode.endsWith('phone') ? phone : desktop;
    if (existsSync(file)) thumbnails[mode] = await thumbnailOf(file, recipe);
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
    const src = await thumbnailOf(resolve(baselines, name), frameRecipe);
    (frames[id] ??= [])[Number(step) - 1] = { src, caption };
  }
  return frames;
}

/** Generates the gallery's thumbnails from the committed baselines. */
export async function readThumbnails(): Promise<Thumbnails> {
  mkdirSync(cacheFolder, { recursive: true });
  const files = readStoryFiles();
  const wanted = new Map(Object.values<string>(errorStories).map((id) => [id, errorRecipes(id)]));
  for (const { title, ids } of files) {
    const [section = ''] = title.split('/');
    const id = overviewOf(section, ids);
    if (id && recipes[section]) wanted.set(id, recipes[section]);
  }
  const stories = [...wanted].map(async ([id, own]) => [id, await thumbnailsOf(id, own)] as const);
  const routes = files.flatMap(({ title, route }) => (route ? [[title, route]] : []));
  return {
    stories: Object.fromEntries(await Promise.all(stories)),
    frames: await readFrames(),
    routes: Object.fromEntries(routes),
  };
}
