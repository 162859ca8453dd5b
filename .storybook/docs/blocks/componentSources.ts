import type { ComponentType } from 'react';

const sources = import.meta.glob<string>(
  ['../../../packages/ui/src/*/*/*.{tsx,css}', '!**/*.{stories,test}.tsx'],
  { query: '?raw', import: 'default' },
);
const indexes = import.meta.glob<Record<string, unknown>>('../../../packages/ui/src/*/*/index.ts');

export interface ComponentSources {
  css: string;
  code: string;
  /** All components that the folder exports, by name. */
  components: [name: string, component: ComponentType][];
}

const loaded = new Map<string, Promise<ComponentSources>>();

/** The sources in a component's folder, such as `components/Button`. Cached, because `use` needs a stable promise. */
export function componentSources(folder: string): Promise<ComponentSources> {
  const promise = loaded.get(folder) ?? load(folder);
  loaded.set(folder, promise);
  return promise;
}

async function load(folder: string): Promise<ComponentSources> {
  const path = `../../../packages/ui/src/${folder}/`;
  const read = async (extension: string) => {
    const files = Object.entries(sources).filter(
      ([file]) => file.startsWith(path) && file.endsWith(extension),
    );
    return (await Promise.all(files.map(([, load]) => load()))).join('\n');
  };
  const readIndex = indexes[`${path}index.ts`];
  if (!readIndex) throw new Error(`${folder} is not a component's folder.`);
  const [css, code, exported] = await Promise.all([read('.css'), read('.tsx'), readIndex()]);
  const components = Object.entries(exported).filter(
    (entry): entry is [string, ComponentType] =>
      /^[A-Z][a-z]/.test(entry[0]) && typeof entry[1] === 'function',
  );
  return { css, code, components };
}
