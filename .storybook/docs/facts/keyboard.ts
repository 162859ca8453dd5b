import { sourceOf, types } from '../../internals/node.ts';
import type { t } from '../../internals/node.ts';
import { parseStories } from '../../sources/storySource.ts';

const keyName: Record<string, string> = { ' ': 'Space', '{Escape}': 'Esc' };

/** The keys in a `userEvent.keyboard` text such as `{Shift>}{Tab}{/Shift}`. Typed words are not keys. */
function keysOf(text: string) {
  const held: string[] = [];
  const keys: string[] = [];
  for (const [part, inBraces, typed] of text.matchAll(/\{([^}]+)\}|([^{]+)/g)) {
    if (inBraces?.endsWith('>')) held.push(inBraces.slice(0, -1));
    else if (inBraces?.startsWith('/')) held.pop();
    else if (inBraces) keys.push([...held, keyName[part] ?? inBraces].join('+'));
    else if (typed && new Set(typed).size === 1)
      keys.push([...held, keyName[typed] ?? typed.charAt(0)].join('+'));
  }
  return keys;
}

/** The scopes in the table of shortcuts (`patterns/shortcuts.ts`) that each component handles. */
export const shortcutScopes: Record<string, string[]> = {
  'patterns/DocumentViewer': ['viewer', 'page', 'magnifier'],
  'patterns/ReviewCard': ['cards'],
  'patterns/ReviewDialog': ['review'],
};

/** The calls inside a node to functions that match `callee`. */
function callsIn(node: t.Node, callee: RegExp) {
  const calls: t.CallExpression[] = [];
  types.traverseFast(node, (child) => {
    if (types.isCallExpression(child) && callee.test(sourceOf(child.callee))) calls.push(child);
  });
  return calls;
}

/** The keys that a part of a play function presses. */
function pressedIn(node: t.Node) {
  const calls = callsIn(node, /(^|\.)userEvent\.(tab|keyboard)$/);
  const keys = calls.flatMap(({ callee, arguments: [argument] }) => {
    if (/tab$/.test(sourceOf(callee))) {
      return argument && sourceOf(argument).includes('shift: true') ? 'Shift+Tab' : 'Tab';
    }
    return types.isStringLiteral(argument) ? keysOf(argument.value) : [];
  });
  return [...new Set(keys)];
}

export interface KeyboardStep {
  /** The story's id. */
  id: string;
  step: string;
  keys: string[];
}

/**
 * The named steps of a play function, each with its keys. Without steps, the whole function counts as one, labelled
 * `name`.
 */
function stepsIn(play: t.Node, name: string): Omit<KeyboardStep, 'id'>[] {
  const steps = callsIn(play, /^step$/).flatMap(({ arguments: [label, body] }) =>
    types.isStringLiteral(label) && body ? { step: label.value, keys: pressedIn(body) } : [],
  );
  return steps.length > 0 ? steps : [{ step: name, keys: pressedIn(play) }];
}

/**
 * The keys that a story file's play functions press, by step. The steps run as tests, so the list stays up to date.
 */
export function keyboardSteps(code: string): KeyboardStep[] {
  return parseStories(code).stories.flatMap(({ id, name, description, play }) => {
    const steps = play ? stepsIn(play, description || name) : [];
    return steps
      .filter(({ keys }) => keys.length > 0)
      .map(({ step, keys }) => ({ id, step, keys }));
  });
}
