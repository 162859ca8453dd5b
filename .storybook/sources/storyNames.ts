import { storyNameFromExport } from '../internals/node.ts';
import type { Indexer } from '../internals/node.ts';
import type { Plugin } from 'vite';

const acronyms = ['API', 'BIR', 'CSV', 'DTI', 'ID', 'JSON', 'PDF', 'URL'];

/** A story's name in sentence case, from its export name; Storybook's default is title case. */
export function sentenceCase(exportName: string): string {
  const [first = '', ...rest] = storyNameFromExport(exportName)
    .split(' ')
    .map((word) => (acronyms.includes(word.toUpperCase()) ? word.toUpperCase() : word));
  const lower = rest.map((word) => (acronyms.includes(word) ? word : word.toLowerCase()));
  return [first, ...lower].join(' ');
}

/** Renames stories in the sidebar. Their ids stay the same, as Storybook derives them from the exports. */
export const withSentenceCase = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const inputs = await indexer.createIndex(file, options);
    return inputs.map((input) =>
      input.name === storyNameFromExport(input.exportName)
        ? { ...input, name: sentenceCase(input.exportName) }
        : input,
    );
  },
});

/** Renames stories on docs pages, which read the modules instead of the index. */
export const storyNames = (): Plugin => ({
  name: 'patunay:story-names',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return undefined;
    const exported = [...code.matchAll(/^export const ([A-Z]\w*): Story/gm)];
    const names = exported.map(
      ([, name = '']) => `${name}.name ??= ${JSON.stringify(sentenceCase(name))};`,
    );
    return { code: `${code}\n${names.join('\n')}\n`, map: null };
  },
});
