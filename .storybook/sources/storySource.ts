import { extractDescription, loadCsf, types } from '../internals/node.ts';
import type { t } from '../internals/node.ts';
import { read, sourceFiles } from './sourceFiles.ts';

/** An expression without `as` and `satisfies`. */
const unwrapped = (node: t.Node): t.Node =>
  types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;

/** Parsed files by source text. Cached, because one build reads the same files several times. */
const parsed = new Map<string, ParsedFile>();

/**
 * Parses a story file without executing it. A story's `name` comes from its export, its `description` from its JSDoc
 * comment, and its `args` include those of `meta`. The values of `args`, and `render`, are source text.
 */
export function parseStories(code: string) {
  const file = parsed.get(code) ?? parse(code);
  parsed.set(code, file);
  return file;
}

interface ParsedFile {
  title: string;
  /** The tags of `meta`. */
  tags: string[];
  stories: ParsedStory[];
}

interface ParsedStory {
  id: string;
  name: string;
  description: string | undefined;
  args: Map<string, string>;
  render: string | undefined;
  play: t.Node | undefined;
  /** Those of `meta` that decide about the story's modes. */
  parameters: { overview?: string; focusOverview?: string };
  /** Whether axe does not check it. */
  isWithoutAxe: boolean;
}

function parse(code: string): ParsedFile {
  const csf = loadCsf(code, { makeTitle: (title) => title }).parse();
  const textOf = ({ start, end }: t.Node) => code.slice(start ?? 0, end ?? 0);
  // Replaces the file's own constants with their values, because whoever copies the example does not have them.
  const valueOf = (node: t.Node) => {
    const name = types.isIdentifier(node) ? node.name : '';
    const declared = csf._file.path.scope.getBinding(name)?.path.node;
    const isConstant = types.isVariableDeclarator(declared) && types.isIdentifier(declared.id);
    return textOf(unwrapped((isConstant && declared.init) || node));
  };
  // Omits spread args.
  const argsOf = (args: t.Node | undefined) =>
    (types.isObjectExpression(args) ? args.properties : [])
      .filter((property) => types.isObjectProperty(property))
      .map(({ key, value }): [string, string] => [
        types.isStringLiteral(key) ? key.value : textOf(key),
        valueOf(unwrapped(value)),
      ]);
  const meta = csf._metaAnnotations;
  const metaParameters = meta.parameters ? textOf(meta.parameters) : '';
  const parameterOf = (name: string) =>
    new RegExp(`\\b${name}: '([^']+)'`).exec(metaParameters)?.[1];
  const parameters = {
    overview: parameterOf('overview'),
    focusOverview: parameterOf('focusOverview'),
  };
  const stories = Object.entries(csf._stories).map(([name, { id }]): ParsedStory => {
    const own = csf._storyAnnotations[name] ?? {};
    const render = own.render ?? meta.render;
    const settings = [own.parameters, own.globals].map((node) => node && textOf(node)).join();
    return {
      id,
      name,
      description: extractDescription(csf._storyStatements[name]),
      args: new Map([...argsOf(meta.args), ...argsOf(own.args)]),
      render: render && textOf(render),
      play: own.play,
      parameters,
      isWithoutAxe: /a11y: \{[^}]*(disable: true|test: 'off'|manual: true)/.test(settings),
    };
  });
  const { title = '', tags = [] } = csf.meta;
  return { title, tags, stories };
}

/** Parses all story files of the library and the app. `route` is the first one in the file, usually that of `meta`. */
export const readStoryFiles = () =>
  sourceFiles(/[.]stories[.]tsx$/).map((file) => {
    const code = read(file);
    const parsed = parseStories(code);
    return {
      ...parsed,
      file,
      code,
      ids: parsed.stories.map(({ id }) => id),
      route: /route: '([^']+)'/.exec(code)?.[1],
    };
  });
