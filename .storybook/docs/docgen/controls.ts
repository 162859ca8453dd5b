import type { ArgTypesEnhancer, ArgsEnhancer, StrictInputType } from '../../internals/browser';

type Control = NonNullable<StrictInputType['control']>;

const none: Control = { disable: true };

/** The types of props that accept text, among others. */
const acceptsText = /^(ReactNode|string \| null)$/;

/**
 * Whether a value consists of text, numbers, booleans, arrays and plain objects. An element, a function or a file would
 * show its inside in a control, or be lost on the way to the manager.
 */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  return !('$$typeof' in value) && Object.values(value).every(isData);
}

/** The control for a prop whose type alone does not tell: Storybook would always edit it as an object. */
function controlFor(value: unknown, { summary = '' }: { summary?: string } = {}): Control {
  if (value === undefined || value === null) {
    return acceptsText.test(summary) ? { type: 'text' } : none;
  }
  if (typeof value === 'string') return { type: 'text' };
  if (typeof value === 'number') return { type: 'number' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  return isData(value) ? { type: 'object' } : none;
}

const isUndecided = ({ type, control }: StrictInputType) =>
  control === undefined && typeof type === 'object' && type.name === 'other';

/** Selects the control of each prop that is not of a simple type, by the story's value. */
export const withControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  if (!parameters.__isArgsStory) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isUndecided(argType)
        ? { ...argType, control: controlFor(initialArgs[name], argType.table?.type) }
        : argType,
    ]),
  );
};

/** Replaces each arg that is one of the named examples of its prop (`argTypes.mapping`) with that name. */
export const withNamesOfExamples: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([prop, { mapping }]) => {
      const example = Object.entries((mapping ?? {}) as Record<string, unknown>).find(
        ([, value]) => value === initialArgs[prop],
      );
      return example ? [[prop, example[0]]] : [];
    }),
  );
