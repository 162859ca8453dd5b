import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { buildTarget } from '../../vite.workspace.ts';

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8'),
);
const packages = Object.keys({ ...dependencies, ...peerDependencies });

/** The library, and each component's folder: an entry keeps its index.ts, which package.json exports as a subpath. */
const entries = ['components', 'patterns', 'marketing'].flatMap((layer) =>
  readdirSync(resolve(import.meta.dirname, 'src', layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${layer}/${name}/index`),
);

/** Builds the published library with one module per source file, so that apps bundle only the components they use. */
export default defineConfig({
  root: import.meta.dirname,
  css: {
    modules: {
      // The prefix is what scoped.css selects. A hash, because files of the same name may be in two folders.
      generateScopedName: (name, file) => {
        const hash = createHash('sha256')
          .update(relative(import.meta.dirname, file))
          .digest('hex');
        return `patunay-${basename(file, '.module.css')}-${name}-${hash.slice(0, 5)}`;
      },
    },
  },
  build: {
    target: 'es2022',
    cssTarget: buildTarget,
    minify: false,
    sourcemap: true,
    lib: {
      entry: Object.fromEntries(['index', ...entries].map((name) => [name, `src/${name}.ts`])),
      formats: ['es'],
      cssFileName: 'components',
    },
    rolldownOptions: {
      external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Modules with JSX or hooks are client components, so that a page rendered on a server can use them.
        banner: ({ imports }) =>
          imports.some((name) => /^react(-dom)?(\/|$)/.test(name)) ? "'use client';" : '',
      },
    },
  },
});
