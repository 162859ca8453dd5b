import { isDeepStrictEqual } from 'node:util';

const isReason = (reason) => typeof reason === 'string' && reason.trim().length > 0;

/** The `a11y` parameters in which a story differs from the project. */
function ownRules({ a11y, projectA11y }) {
  const keys = new Set([...Object.keys(a11y), ...Object.keys(projectA11y)]);
  keys.delete('reason');
  return [...keys].filter((key) => !isDeepStrictEqual(a11y[key], projectA11y[key]));
}

/**
 * Whether axe never checks the story.
 *
 * @param {Pick<import('../index.js').Story, 'a11y' | 'globals'>} story
 */
export const isWithoutAxe = ({ a11y, globals }) =>
  isManual(globals) || a11y.disable || a11y.test === 'off';

const isManual = (globals) => globals.a11y?.manual === true;

/**
 * One message for each of a story's opt-outs that has no reason.
 *
 * @param {import('../index.js').Story} story
 */
export function optOutsWithoutReason(story) {
  const { id, chromatic, test, tags, globals } = story;
  const disabledModes = Object.entries(chromatic.modes ?? {})
    .filter(([, { disable }]) => disable)
    .map(([mode]) => mode);
  const rules = ownRules(story);
  const optOuts = [
    [chromatic.disableSnapshot, 'chromatic', 'has no screenshot'],
    [disabledModes.length > 0, 'chromatic', `has no screenshot in ${disabledModes.join(', ')}`],
    [rules.length > 0, 'a11y', `has an \`a11y.${rules.join('`, `a11y.')}\` of its own`],
    [isManual(globals), 'a11y', 'sets `globals.a11y.manual`, so axe does not check it'],
    [!tags.includes('test'), 'test', 'has the tag `!test`, so its play function is not tested'],
    [test.dangerouslyIgnoreUnhandledErrors, 'test', 'ignores unhandled errors'],
  ];
  return optOuts
    .filter(([isUsed, parameter]) => isUsed && !isReason(story[parameter].reason))
    .map(
      ([, parameter, what]) =>
        `${id} ${what} and does not say why: add a \`reason\` to \`parameters.${parameter}\`.`,
    );
}
