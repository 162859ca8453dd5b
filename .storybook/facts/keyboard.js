import ts from 'typescript';

const keyName = { ' ': 'Space', '{Escape}': 'Esc', '{tab}': 'Tab' };

/** The keys in a `userEvent.keyboard` text such as `{Shift>}{Tab}{/Shift}`. */
function keysOf(text) {
  const parts = text.match(/\{[^}]+\}|\[[^\]]+\]|./g) ?? [];
  const held = [];
  const keys = [];
  for (const part of parts) {
    const name = part.replace(/[{}[\]]/g, '');
    if (name.endsWith('>')) held.push(name.slice(0, -1));
    else if (name.startsWith('/')) held.pop();
    else keys.push([...held, keyName[part] ?? name].join('+'));
  }
  return keys;
}

/** The keys that a part of a play function presses. */
function pressedIn(node, source) {
  const keys = [];
  const visit = (child) => {
    if (ts.isCallExpression(child)) {
      const callee = child.expression.getText(source);
      const [argument] = child.arguments;
      if (/(^|\.)userEvent\.tab$/.test(callee)) {
        keys.push(argument?.getText(source).includes('shift: true') ? 'Shift+Tab' : 'Tab');
      } else if (/(^|\.)userEvent\.keyboard$/.test(callee) && ts.isStringLiteralLike(argument)) {
        keys.push(...keysOf(argument.text));
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return [...new Set(keys)];
}

/** The named steps inside a node, each with its keys; without any, the node itself under `name`. */
function stepsIn(node, name, source) {
  const steps = [];
  const visit = (child) => {
    const isStep = ts.isCallExpression(child) && child.expression.getText(source) === 'step';
    if (isStep && ts.isStringLiteralLike(child.arguments[0])) {
      steps.push({ step: child.arguments[0].text, keys: pressedIn(child.arguments[1], source) });
    } else ts.forEachChild(child, visit);
  };
  visit(node);
  return steps.length > 0 ? steps : [{ step: name, keys: pressedIn(node, source) }];
}

/**
 * The keys that a story file's play functions press, by step. They run as tests, so every listed key works.
 *
 * @returns {{ story: string, step: string, keys: string[] }[]}
 */
export function keyboardSteps(code) {
  const source = ts.createSourceFile('stories.tsx', code, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const [{ name, initializer }] = statement.declarationList.declarations;
    const play = playOf(initializer);
    if (!play) return [];
    const [comment] = ts.getJSDocCommentsAndTags(statement);
    const description = ts.getTextOfJSDocComment(comment?.comment) ?? name.getText(source);
    return stepsIn(play, description, source)
      .filter(({ keys }) => keys.length > 0)
      .map((found) => ({ story: name.getText(source), ...found }));
  });
}

function playOf(initializer) {
  if (!initializer || !ts.isObjectLiteralExpression(initializer)) return undefined;
  return initializer.properties.find(({ name }) => name?.getText() === 'play');
}
