import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { cacheFolder, drawPictures } from './pictures.ts';

const id = 'virtual:gallery';
const resolved = `\0${id}`;

/** Provides the thumbnails as `virtual:gallery`. They are generated only when a page imports it. */
export function gallery(): Plugin {
  let drawn = false;
  return {
    name: 'patunay:gallery',
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      drawn = true;
      const pictures = await drawPictures();
      return `export default ${JSON.stringify(pictures)};`;
    },
    generateBundle(_, bundle) {
      if (!drawn) return;
      const code = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''));
      for (const name of readdirSync(cacheFolder)) {
        if (!code.some((text) => text.includes(name))) continue;
        const source = readFileSync(resolve(cacheFolder, name));
        this.emitFile({ type: 'asset', fileName: `gallery/${name}`, source });
      }
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
