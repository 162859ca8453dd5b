import ts from 'typescript';

/** @typedef {{ name: string, description: string, object: ts.ObjectLiteralExpression }} StorySource */

/**
 * The title in a story file's `meta`. The indentation of two spaces distinguishes it from titles in args.
 *
 * @param {string} code
 */
export const titleIn = (code) => /^  title: '([^']+)'/m.exec(code)?.[1] ?? '';

/**
 * Parses a story file without executing it. The names are those of the exports, the descriptions their comments.
 *
 * @param {string} code
 */
export function parseStories(code) {
  const { Latest } = ts.ScriptTarget;
  const source = ts.createSourceFile('x.tsx', code, Latest, true, ts.ScriptKind.TSX);
  /** @type {StorySource[]} */
  const stories = [];
  /** @type {Map<string, ts.Expression>} */
  const constants = new Map();
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const [declaration] = statement.declarationList.declarations;
    if (!declaration.initializer) continue;
    const name = declaration.name.getText();
    const value = unwrapped(declaration.initializer);
    constants.set(name, value);
    if (!statement.modifiers || !ts.isObjectLiteralExpression(value)) continue;
    const [comment] = ts.getJSDocCommentsAndTags(statement);
    const description = ts.getTextOfJSDocComment(comment?.comment) ?? '';
    stories.push({ name, description, object: value });
  }
  return { meta: constants.get('meta'), stories, constants };
}

/**
 * An expression without parentheses, `as` and `satisfies`.
 *
 * @param {ts.Expression} node
 * @returns {ts.Expression}
 */
function unwrapped(node) {
  const isWrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? unwrapped(node.expression) : node;
}

/**
 * The value of an object's property.
 *
 * @param {ts.Expression | undefined} object
 * @param {string} name
 */
export function propertyOf(object, name) {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((property) => property.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/**
 * The args of a story or `meta`, as pairs of name and expression. Omits spread args.
 *
 * @param {ts.Expression | undefined} object
 * @returns {[name: string, value: ts.Expression][]}
 */
export function argsOf(object) {
  const args = propertyOf(object, 'args');
  if (!args || !ts.isObjectLiteralExpression(args)) return [];
  return args.properties.flatMap((arg) => {
    if (ts.isPropertyAssignment(arg)) return [[arg.name.getText(), unwrapped(arg.initializer)]];
    return ts.isShorthandPropertyAssignment(arg) ? [[arg.name.getText(), arg.name]] : [];
  });
}
