import type { Plugin } from 'vite';
import type { Indexer, Manifests } from '../../internals/node.ts';
import { componentFiles, read } from '../../sources/sourceFiles.ts';
import { docgen } from './docgen.ts';
import { codeOfFramedStories } from './examples.ts';
import { agentFiles } from './llms.ts';
import { componentsManifest } from './manifest.ts';

let files = new Set(componentFiles());

/** Storybook's manifests, with our list of components. */
export const manifests = (others: Manifests): Manifests => ({
  ...others,
  components: componentsManifest(docgen),
});

const filesForAgents = () =>
  agentFiles(Object.values(componentsManifest(docgen).components), read('packages/ui/README.md'));

/** Keeps stories from Storybook's own list of components, which would take seconds for every question. */
export const withoutManifest = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((input) => ({
      ...input,
      tags: [...(input.tags ?? []), '!manifest'],
    })),
});

/**
 * Attaches the props and comments of each component to it as `__docgenInfo`, which Storybook reads. Also sets the
 * source code shown for stories in iframes, and adds the files for coding agents, such as `llms.txt`.
 */
export function docgenPlugin(): Plugin {
  return {
    name: 'patunay:docgen',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(ui|app)\/src\/.+\.tsx$/ },
      handler(code, id) {
        if (id.endsWith('.stories.tsx')) {
          return { code: code + codeOfFramedStories(code, id), map: null };
        }
        if (!files.has(id)) return undefined;
        // Vite does not see type-only imports, because they leave no code.
        for (const source of docgen.sourcesOf(id)) this.addWatchFile(source);
        const statements = docgen
          .componentsOf(id)
          .map((doc) => `\n${doc.displayName}.__docgenInfo = ${JSON.stringify(doc)};`);
        return { code: code + statements.join(''), map: null };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text =
          /[.](md|txt)$/.test(request.url ?? '') && filesForAgents()[request.url?.slice(1) ?? ''];
        if (!text) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(text);
      });
      // The first question of a coding agent would wait for the compiler.
      setTimeout(() => componentsManifest(docgen));
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(filesForAgents())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    watchChange(id, { event }) {
      if (event === 'create') files = new Set(componentFiles());
      if (/\/packages\/.+\.tsx?$/.test(id)) docgen.invalidate(id);
    },
  };
}
