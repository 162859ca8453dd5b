import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The library's exports that have no story or no documentation in Storybook.
 *
 * @param {string} source the library's `src`
 * @returns {string[]} one sentence per problem
 */
export function withoutStories(source) {
  const index = readFileSync(resolve(source, 'index.ts'), 'utf8');
  return ['components', 'patterns', 'marketing'].flatMap((layer) => {
    const folders = resolve(source, layer);
    if (!existsSync(folders)) return [];
    return readdirSync(folders, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => faults(resolve(folders, name), `${layer}/${name}`, name, index));
  });
}

/** Whether Storybook generates docs pages, judging by the source of its preview. */
export function withoutDocumentation(preview) {
  return /tags: \[[^\]]*'autodocs'/.test(preview)
    ? []
    : ["No component has a page of documentation: the preview has no tag 'autodocs'."];
}

function faults(folder, path, name, index) {
  const read = (file) =>
    existsSync(resolve(folder, file)) ? readFileSync(resolve(folder, file), 'utf8') : undefined;
  const exported = read('index.ts');
  if (exported === undefined) return [`${path} has no index.ts.`];
  const isExported = index.includes(`'./${path}'`);
  const stories = read(`${name}.stories.tsx`);
  // With neither, it is internal to other components and covered by their stories.
  if (!isExported && stories !== undefined) return [`${path} is not exported from index.ts.`];
  if (!isExported) return [];
  if (stories === undefined) return [`${path} has no ${name}.stories.tsx.`];
  const [meta] = stories.split('\nexport const ');
  if (/'!autodocs'/.test(meta)) {
    return [`${path} has no page: ${name}.stories.tsx switches its documentation off.`];
  }
  const components = valuesOf(exported).filter((value) => /^[A-Z][a-z]/.test(value));
  if (components.includes(name) && !new RegExp(`component: ${name}\\b`).test(stories)) {
    return [
      `${path}/${name}.stories.tsx is not about ${name}: its meta has another \`component\`.`,
    ];
  }
  const code = readdirSync(folder)
    .filter((file) => /^[^.]+\.tsx$/.test(file))
    .map(read)
    .join('\n');
  return components.flatMap((component) => [
    ...(new RegExp(`\\b${component}\\b`).test(stories)
      ? []
      : [`${component}, of ${path}, is in no story of ${name}.stories.tsx.`]),
    ...(isDescribed(component, code)
      ? []
      : [`${component}, of ${path}, says nothing on its page: a comment above it is missing.`]),
  ]);
}

/** Whether a JSDoc comment of more than a word or two precedes the component. */
function isDescribed(component, code) {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${component}\\b`,
  );
  const [, comment = ''] = declaration.exec(code) ?? [];
  return (
    comment
      .replace(/[\s*]+/g, ' ')
      .trim()
      .split(' ').length > 3
  );
}

/** The names of the values (not types) that an index file exports. */
function valuesOf(exported) {
  return [...exported.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      )
      .filter(Boolean),
  );
}
