import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isOverview } from '../modes.ts';
import { errorStories } from '../errorStories.ts';
import { readStoryFiles } from '../storyFiles.ts';
import { thumbnail } from './thumbnail.ts';
import type { Recipe } from './thumbnail.ts';

const baselines = resolve(import.meta.dirname, '../visual/baselines');
export const cacheFolder = resolve(import.meta.dirname, '../../node_modules/.cache/gallery');

const screen: Recipe = { aspect: 1.6, width: [1280, 1280], output: 640 };
const phone: Recipe = { aspect: 390 / 844, width: [390, 390], output: 224 };
const pattern: Recipe = { aspect: 1.6, width: [352, 832], trim: true };
const component: Recipe = { aspect: 1.6, width: [264, 528], trim: true };
/** The position of the error text in a screenshot, by section, for crops around it. */
const errors = {
  patterns: { desktop: { x: 0, y: 600 }, phone: { x: 195, y: 555 } },
  components: { desktop: { x: 188, y: 310 }, phone: { x: 187, y: 310 } },
  screens: { desktop: { x: 716, y: 267 }, phone: { x: 195, y: 290 } },
};
function errorAt(id: string): Recipes {
  const { desktop, phone } = errors[id.split('-')[0] as keyof typeof errors];
  return {
    desktop: { aspect: 1.6, width: [520, 520], centre: desktop },
    phone: { aspect: 1.6, width: [374, 390], centre: phone },
  };
}
const frame: Recipe = { aspect: 1.6, width: [1280, 1280], output: 560 };

const modes = ['light', 'dark', 'phone', 'dark-phone'] as const;
export type PictureMode = (typeof modes)[number];

type Recipes = Record<'desktop' | 'phone', Recipe>;

interface Frame {
  src: string;
  /** The name of the step that ends with this frame. */
  caption: string;
}

export interface Pictures {
  /** The URLs of a story's thumbnails by mode. Includes one story per title, and the stories with error texts. */
  stories: Record<string, Partial<Record<PictureMode, string>>>;
  /** The frames of a flow, by story. */
  frames: Record<string, Frame[]>;
  /** The URL of each screen, by title. */
  routes: Record<string, string>;
}

/** How screenshots are cropped, by the section of their title. */
const recipes: Record<string, Recipes> = {
  Screens: { desktop: screen, phone },
  Marketing: { desktop: pattern, phone: pattern },
  Patterns: { desktop: pattern, phone: pattern },
  Components: { desktop: component, phone: component },
};

/** Stories that show most of a component, best first. Without any of them, the file's first story is used. */
const overviews = ['overview', 'variants', 'states', 'tones', 'kinds', 'statuses'];

function overviewOf(title: string, ids: string[]) {
  const names = title.startsWith('Components/') ? overviews : [];
  const [first] = names.flatMap((name) => ids.filter((id) => id.endsWith(`--${name}`)));
  return first ?? (title.startsWith('Screens/') ? ids.find(isOverview) : undefined) ?? ids[0];
}

/**
 * Generates a thumbnail unless it is cached, and returns its path. The file name is a hash of the screenshot and of the
 * code that crops it.
 */
async function draw(file: string, recipe: Recipe) {
  const made = `${thumbnail} ${JSON.stringify(recipe)}`;
  const hash = createHash('sha256').update(readFileSync(file)).update(made);
  const name = `${hash.digest('hex').slice(0, 20)}.webp`;
  const cached = resolve(cacheFolder, name);
  if (!existsSync(cached)) writeFileSync(cached, await thumbnail(file, recipe));
  return `gallery/${name}`;
}

async function drawStory(id: string, recipes: Recipes) {
  const drawn = await Promise.all(
    modes.map(async (mode) => {
      const file = resolve(baselines, mode, `${id}.webp`);
      const recipe = recipes[mode.endsWith('phone') ? 'phone' : 'desktop'];
      return existsSync(file) ? [[mode, await draw(file, recipe)] as const] : [];
    }),
  );
  return Object.fromEntries(drawn.flat());
}

/** Generates thumbnails of the flows' frames, from the baselines `frames/<story-id>--step-<number>.webp`. */
async function drawFrames() {
  const manifest: Record<string, { caption?: string }> = JSON.parse(
    readFileSync(resolve(baselines, 'pixels.json'), 'utf8'),
  );
  const steps = Object.entries(manifest).flatMap(([name, { caption }]) => {
    const [, id, step] = /^frames\/(.+)--step-(\d+)\.webp$/.exec(name) ?? [];
    return id && caption ? [{ name, id, step: Number(step), caption }] : [];
  });
  steps.sort((a, b) => a.step - b.step);
  const frames: Record<string, Frame[]> = {};
  for (const { name, id, caption } of steps) {
    (frames[id] ??= []).push({ src: await draw(resolve(baselines, name), frame), caption });
  }
  return frames;
}

/** Generates the gallery's thumbnails from the committed baselines. */
export async function drawPictures(): Promise<Pictures> {
  mkdirSync(cacheFolder, { recursive: true });
  const files = readStoryFiles();
  const wanted = new Map(Object.values<string>(errorStories).map((id) => [id, errorAt(id)]));
  for (const { title, ids } of files) {
    const recipe = recipes[title.split('/')[0]!];
    const id = overviewOf(title, ids);
    if (recipe && id) wanted.set(id, recipe);
  }
  const stories = await Promise.all(
    [...wanted].map(async ([id, recipe]) => [id, await drawStory(id, recipe)] as const),
  );
  return {
    stories: Object.fromEntries(stories),
    frames: await drawFrames(),
    routes: Object.fromEntries(
      files.flatMap(({ title, route }) => (route ? [[title, route]] : [])),
    ),
  };
}
