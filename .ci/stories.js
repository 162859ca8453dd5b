import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/**
 * Finds components without a story, or without the JSDoc comment that becomes the description on their docs page.
 * (conformance.test.tsx checks that a story file is about its own component.)
 *
 * @param {string} source the library's `src`
 * @returns {string[]} one sentence per problem
 */
export function withoutStories(source) {
  const index = readFileSync(resolve(source, 'index.ts'), 'utf8');
  return ['components', 'patterns', 'marketing']
    .filter((layer) => existsSync(resolve(source, layer)))
    .flatMap((layer) => readdirSync(resolve(source, layer)).map((name) => `${layer}/${name}`))
    .filter((path) => existsSync(resolve(source, path, 'index.ts')))
    .flatMap((path) => problemsOf(path, resolve(source, path), index.includes(`'./${path}'`)));
}

function problemsOf(path, folder, isExported) {
  const read = (file) => readFileSync(resolve(folder, file), 'utf8');
  const storyFile = `${basename(path)}.stories.tsx`;
  const hasStories = existsSync(resolve(folder, storyFile));
  // An internal component: the stories of the components that use it cover it.
  if (!isExported) return hasStories ? [`${path} is not exported from index.ts.`] : [];
  if (!hasStories) return [`${path} has no ${storyFile}.`];
  const stories = read(storyFile);
  if (stories.split('\nexport const ')[0].includes("'!autodocs'"))
    return [`${path} has no docs page: ${storyFile} disables it.`];
  const code = readdirSync(folder)
    .filter((file) => /^\w+\.tsx$/.test(file))
    .map(read)
    .join('\n');
  const values = read('index.ts').matchAll(/^export \{([^}]*)\}/gm);
  const components = [...values].flatMap(([, names]) => names.match(/\b[A-Z][a-z]\w*/g) ?? []);
  return components.flatMap((name) => [
    ...(new RegExp(`\\b${name}\\b`).test(stories) ? [] : [`${name} is in no story of ${path}.`]),
    ...(isDescribed(name, code) ? [] : [`${name} of ${path} has no JSDoc description.`]),
  ]);
}

/** Whether a JSDoc comment of more than three words precedes the component. */
function isDescribed(name, code) {
  const [before, after] = code.split(new RegExp(`export (?:function|const) ${name}\\b`));
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  return after !== undefined && comment.split(/[\s*]+/).filter(Boolean).length > 3;
}
