import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { cacheFolder, readThumbnails } from './thumbnails.ts';

const id = 'virtual:gallery';

/** Provides the thumbnails as `virtual:gallery`. They are generated only when a page imports it. */
export function gallery(): Plugin {
  return {
    name: 'patunay:gallery',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const code = `export default ${JSON.stringify(await readThumbnails())};`;
      if (this.environment.mode === 'build') {
        for (const fileName of new Set(code.match(/gallery\/\w+\.webp/g))) {
          const file = resolve(cacheFolder, basename(fileName));
          this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
        }
      }
      return code;
    },
    configureServer({ middlewares }) {
      middlewares.use('/gallery', (request, response, next) => {
        const file = resolve(cacheFolder, basename(request.url ?? ''));
        if (!file.endsWith('.webp') || !existsSync(file)) return next();
        response.setHeader('Content-Type', 'image/webp');
        createReadStream(file).pipe(response);
      });
    },
  };
}
