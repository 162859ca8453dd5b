import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { virtualModule } from '../sources/virtualModule.ts';
import { readSheets } from './sheets.ts';
import { readThumbnails, thumbnailFolder } from './thumbnails.ts';

const fileNames = /\w+\.webp/g;

/**
 * Provides the thumbnails and the facts about each title as `virtual:gallery`. The thumbnails are URLs, not file names;
 * the dev server serves them from their folder.
 */
export const gallery = () =>
  virtualModule('gallery', async (context) => {
    const { thumbnails, files } = readThumbnails();
    const data = JSON.stringify({ ...thumbnails, sheets: readSheets() });
    const isBuild = context.environment.mode === 'build';
    for (const name of isBuild ? files : []) {
      const source = readFileSync(resolve(thumbnailFolder, name));
      context.emitFile({ type: 'asset', fileName: `gallery/${name}`, source });
    }
    const folder = isBuild ? 'gallery' : relative(process.cwd(), thumbnailFolder);
    return `export default ${data.replace(fileNames, `${folder}/$&`)};`;
  });
