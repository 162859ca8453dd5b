// A review page with planted differences, for the tests of the page.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { ChangedElement } from './changedElements.ts';
import type { Change } from './data.ts';
import { byCause } from './groups.ts';
import { writePage } from './writePage.ts';

const size = { width: 480, height: 320 };
const box = { x: 40, y: 200, width: 160, height: 48 };

/** A change before its cause is known. */
type Uncaused = Omit<Change, 'cause'>;

const drawing = (colour: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#f6f4ee"/>
    <rect x="40" y="40" width="400" height="120" fill="#fff" stroke="#bdb8a9"/>
    <rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${colour}"/></svg>`);

/**
 * Writes a picture as large as the screenshot of a long page.
 *
 * @returns its URL
 */
export async function writePicture(file: string): Promise<string> {
  await sharp(drawing('#3e63dd')).resize(1440, 3000, { fit: 'fill' }).png().toFile(file);
  return pathToFileURL(file).href;
}

const element: ChangedElement = {
  ...{ kind: 'changed', tag: 'button', role: 'button', name: 'Save', before: box, after: box },
  properties: [['background-color', 'rgb(62, 99, 221)', 'rgb(51, 88, 212)']],
};

const modes = ['light', 'dark', 'phone'];

/** Changes of one component, each in three modes, and of the screens that contain it. */
function changesOf(count: number, images: string[][]) {
  const change = (i: number): Uncaused => {
    const title = i < 6 ? 'Components/Button' : `Screens/Screen ${Math.floor(i / 30)}`;
    const name = `State ${Math.floor(i / 3)}`;
    const id = `${title}-${name}`.toLowerCase().replaceAll(/\W+/g, '-');
    const [before, after] = images[i % images.length] ?? [];
    return {
      ...{ id, title, name, mode: modes[i % 3] ?? '', kind: 'changed', hash: `hash-${i}` },
      ...{ message: '7680 of its pixels differ', share: 0.05, box, regions: [box], before, after },
      ...{ sizes: [size, size], elements: [element], url: `?path=/story/${id}` },
    };
  };
  return Array.from({ length: count }, (_, i) => change(i));
}

const others: Uncaused[] = [
  {
    ...{ id: 'components-badge--new', title: 'Components/Badge', name: 'New', mode: 'light' },
    ...{ kind: 'new', message: 'it has no baseline', regions: [], sizes: [], elements: [] },
    ...{ after: 'after.png', hash: 'new' },
  },
  {
    ...{ id: 'components-link--broken', title: 'Components/Link', name: 'Broken', mode: 'dark' },
    ...{
      kind: 'failed',
      message: 'it throws: <b>no</b> client',
      regions: [],
      sizes: [],
      elements: [],
    },
  },
];

interface Sample {
  folder: string;
  /** The number of changed screenshots, to which a new and a failed one are added. */
  changed?: number;
  /** Pairs of URLs. */
  images?: string[][];
  theme?: string;
  problems?: string[];
}

/**
 * Writes the page into a folder.
 *
 * @returns the page's URL
 */
export async function writeSample({
  folder,
  changed = 9,
  images,
  theme,
  problems = [],
}: Sample): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await sharp(drawing('#3e63dd')).png().toFile(resolve(folder, 'before.png'));
  await sharp(drawing('#3358d4')).png().toFile(resolve(folder, 'after.png'));
  const own = changesOf(changed, images ?? [['before.png', 'after.png']]);
  const changes = changed > 0 ? [...own, ...others] : [];
  const isScreen = ({ title }: Uncaused) => title.startsWith('Screens/');
  const screens = new Set(own.filter(isScreen).map(({ id }) => id));
  const data = {
    total: 2000,
    commit: {
      branch: 'wider-button',
      hash: 'abc123456',
      subject: 'Widen the button',
      hasChanges: false,
    },
    base: undefined,
    storybook: 'http://localhost:6006/',
    changes: byCause(changes, (title) => (title === 'Components/Button' ? screens : new Set())),
    problems,
  };
  return new URL(`file://${await writePage({ folder, data, theme })}`).href;
}
