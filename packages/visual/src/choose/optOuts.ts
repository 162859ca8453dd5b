import { isDeepStrictEqual } from 'node:util';
import type { Mode, Story } from '../index.ts';

const isReason = (reason: unknown) => typeof reason === 'string' && reason.trim().length > 0;

/** The `a11y` parameters in which a story differs from the project. */
function ownRules({ a11y, projectA11y }: Story) {
  const keys = new Set([...Object.keys(a11y), ...Object.keys(projectA11y)]);
  keys.delete('reason');
  return [...keys].filter((key) => !isDeepStrictEqual(a11y[key], projectA11y[key]));
}

const isManual = ({ a11y }: Story['globals']) =>
  typeof a11y === 'object' && a11y !== null && 'manual' in a11y && a11y.manual === true;

/** Whether axe never checks the story. */
export const isWithoutAxe = ({ a11y, globals }: Pick<Story, 'a11y' | 'globals'>): boolean =>
  isManual(globals) || a11y.disable === true || a11y.test === 'off';

/** Whether a story has no screenshot in any mode. */
export const isWithoutScreenshot = ({ chromatic }: Pick<Story, 'chromatic'>): boolean =>
  Boolean(chromatic.disableSnapshot);

/** One message for each of a story's opt-outs that has no reason. */
export function optOutsWithoutReason(story: Story): string[] {
  const { id, chromatic, test, tags, globals } = story;
  const disabledModes = Object.entries<Mode>(chromatic.modes ?? {})
    .filter(([, { disable }]) => disable)
    .map(([mode]) => mode);
  const rules = ownRules(story);
  const optOuts: [isUsed: boolean, parameter: 'a11y' | 'chromatic' | 'test', what: string][] = [
    [isWithoutScreenshot(story), 'chromatic', 'has no screenshot'],
    [disabledModes.length > 0, 'chromatic', `has no screenshot in ${disabledModes.join(', ')}`],
    [rules.length > 0, 'a11y', `has an \`a11y.${rules.join('`, `a11y.')}\` of its own`],
    [isManual(globals), 'a11y', 'sets `globals.a11y.manual`, so axe does not check it'],
    [!tags.includes('test'), 'test', 'has the tag `!test`, so its play function is not tested'],
    [Boolean(test.dangerouslyIgnoreUnhandledErrors), 'test', 'ignores unhandled errors'],
  ];
  return optOuts
    .filter(([isUsed, parameter]) => isUsed && !isReason(story[parameter].reason))
    .map(
      ([, parameter, what]) =>
        `${id} ${what} and does not say why: add a \`reason\` to \`parameters.${parameter}\`.`,
    );
}
