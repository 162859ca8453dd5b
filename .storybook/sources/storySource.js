import { types } from 'storybook/internal/babel';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { read, sourceFiles } from './sourceFiles.js';

/**
 * The title in a story file's `meta`. The indentation of two spaces distinguishes it from titles in args.
 *
 * @param {string} code
 */
export const titleIn = (code) => /^  title: '([^']+)'/m.exec(code)?.[1] ?? '';

/** An expression without `as` and `satisfies`. */
const unwrapped = (node) =>
  types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;

/**
 * The parsed stories by source text, cached because one build reads the same files several times.
 *
 * @type {Map<string, ReturnType<typeof parse>>}
 */
const parsed = new Map();

/**
 * Parses the stories of a file without executing it. A story's `name` is that of its export, its `description` is its
 * JSDoc comment, and its `args` include those of `meta`. The values of `args`, and `render`, are source text.
 * `isWithoutAxe`: axe does not check it.
 *
 * @param {string} code
 */
export function parseStories(code) {
  const stories = parsed.get(code) ?? parse(code);
  parsed.set(code, stories);
  return stories;
}

/** @param {string} code */
function parse(code) {
  const csf = loadCsf(code, { makeTitle: (title) => title }).parse();
  const textOf = (node) => code.slice(node.start, node.end);
  // Replaces the file's own constants with their values, because whoever copies the example does not have them.
  const valueOf = (node) => {
    const declared = csf._file.path.scope.getBinding(node.name)?.path.node;
    const isConstant = types.isVariableDeclarator(declared) && types.isIdentifier(declared.id);
    return textOf(unwrapped(isConstant ? declared.init : node));
  };
  // Omits spread args.
  const argsOf = (args) =>
    (args?.properties ?? [])
      .filter((property) => types.isObjectProperty(property))
      .map(({ key, value }) => /** @type {const} */ ([textOf(key), valueOf(unwrapped(value))]));
  const meta = csf._metaAnnotations;
  return Object.entries(csf._stories).map(([name, { id }]) => {
    const own = csf._storyAnnotations[name];
    const render = own.render ?? meta.render;
    const settings = [own.parameters, own.globals].map((node) => node && textOf(node)).join();
    return {
      id,
      name,
      description: extractDescription(csf._storyStatements[name]),
      args: new Map([...argsOf(meta.args), ...argsOf(own.args)]),
      render: render && textOf(render),
      play: own.play,
      isWithoutAxe: /a11y: \{[^}]*(disable: true|test: 'off'|manual: true)/.test(settings),
    };
  });
}

/**
 * Parses all story files of the library and the app. `tags` are those of `meta`; `route` is the first in the file,
 * usually that of `meta`.
 */
export const readStoryFiles = () =>
  sourceFiles(/[.]stories[.]tsx$/).map((file) => {
    const code = read(file);
    const stories = parseStories(code);
    return {
      file,
      code,
      title: titleIn(code),
      tags: [...(/^  tags: \[(.*)\]/m.exec(code)?.[1].matchAll(/[\w-]+/g) ?? [])].map(String),
      stories,
      ids: stories.map(({ id }) => id),
      route: /route: '([^']+)'/.exec(code)?.[1],
    };
  });
