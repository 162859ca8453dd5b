import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { virtualModule } from '../sources/virtualModule.ts';
import { readSearchIndex } from './searchIndex.ts';
import { readSheets } from './sheets.ts';
import { cacheFolder, readThumbnails } from './thumbnails.ts';

const fileNames = /\w+\.webp/g;

/**
 * Provides the thumbnails and the facts about each title as `virtual:gallery`. The thumbnails are URLs, not file names;
 * the dev server serves them from the cache.
 */
export const gallery = () =>
  virtualModule('gallery', async (context) => {
    const data = JSON.stringify({ ...(await readThumbnails()), sheets: readSheets() });
    const isBuild = context.environment.mode === 'build';
    for (const name of new Set(isBuild ? data.match(fileNames) : [])) {
      const source = readFileSync(resolve(cacheFolder, name));
      context.emitFile({ type: 'asset', fileName: `gallery/${name}`, source });
    }
    const folder = isBuild ? 'gallery' : 'node_modules/.cache/gallery';
    return `export default ${data.replace(fileNames, `${folder}/$&`)};`;
  });

/** Provides what the search knows, as `virtual:gallery-search`. */
export const gallerySearch = () =>
  virtualModule('gallery-search', () => `export default ${JSON.stringify(readSearchIndex())};`);
