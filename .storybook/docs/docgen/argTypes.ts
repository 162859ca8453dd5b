import type { ArgTypesEnhancer, ArgsEnhancer, StrictArgTypes } from '../../internals/browser';
import type { ComponentDoc, PropDoc } from './docgen';

export type Documented = object & { __docgenInfo?: ComponentDoc };

/** Converts a component's props to Storybook's arg types, for tables and controls. */
export function extractArgTypes(component: Documented): StrictArgTypes | null {
  const props = component.__docgenInfo?.props;
  if (!props) return null;
  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => [
      name,
      {
        name,
        description: prop.description,
        type: { ...controlType(prop), required: prop.required },
        table: {
          type: { summary: prop.type, detail: prop.declarations },
          ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
        },
      },
    ]),
  );
}

/** A prop's type in Storybook's terms, from which Storybook chooses the control. */
function controlType({ type, options }: PropDoc) {
  if (options) return { name: 'enum', value: options } as const;
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type } as const;
  if (/=>|Handler</.test(type)) return { name: 'function' } as const;
  return { name: 'other', value: type } as const;
}

/** The props' defaults that are plain values, to preset the controls with. */
export function defaultArgs(component: Documented | undefined): Record<string, unknown> {
  const props = Object.entries(component?.__docgenInfo?.props ?? {});
  return Object.fromEntries(
    props.flatMap(([name, { default: text = '' }]) => {
      if (/^'[^']*'$/.test(text)) return [[name, text.slice(1, -1)]];
      return /^(true|false|-?\d+)$/.test(text) ? [[name, JSON.parse(text)]] : [];
    }),
  );
}

/** Presets the controls with the defaults of props that the story does not set. */
export const withDefaults: ArgsEnhancer = ({ component, initialArgs }) =>
  Object.fromEntries(
    Object.entries(defaultArgs(component as Documented)).filter(([name]) => !(name in initialArgs)),
  );

/** Leaves props that are undefined or have their default value out of the code examples. */
export const withoutDefaultsInCode: ArgTypesEnhancer = ({ component, parameters, argTypes }) => {
  const defaults = defaultArgs(component as Documented);
  parameters.jsx = {
    filterProps: (value: unknown, name: string) => value !== undefined && value !== defaults[name],
  };
  return argTypes;
};
