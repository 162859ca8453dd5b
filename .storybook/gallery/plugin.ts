import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { virtualModule } from '../virtualModule.ts';
import { cacheFolder, readThumbnails } from './thumbnails.ts';

const fileNames = /\w+\.webp/g;

/** Provides the thumbnails as `virtual:gallery`, by URL, not file name. The dev server serves them from the cache. */
export const gallery = () =>
  virtualModule('gallery', async (context) => {
    const thumbnails = JSON.stringify(await readThumbnails());
    const isBuild = context.environment.mode === 'build';
    for (const name of new Set(isBuild ? thumbnails.match(fileNames) : [])) {
      const source = readFileSync(resolve(cacheFolder, name));
      context.emitFile({ type: 'asset', fileName: `gallery/${name}`, source });
    }
    const folder = isBuild ? 'gallery' : 'node_modules/.cache/gallery';
    return `export default ${thumbnails.replace(fileNames, `${folder}/$&`)};`;
  });
