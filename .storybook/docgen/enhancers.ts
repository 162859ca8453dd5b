import type { ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/csf';
import { defaultArgs } from './argTypes';
import type { Documented } from './argTypes';

/** Presets the controls with the props' defaults. */
export const withDefaults: ArgsEnhancer = ({ component, initialArgs }) =>
  Object.fromEntries(
    Object.entries(defaultArgs(component as Documented)).filter(([name]) => !(name in initialArgs)),
  );

/** Code examples leave out props that have their default. */
export const withoutDefaultsInCode: ArgTypesEnhancer = ({ component, parameters, argTypes }) => {
  const defaults = defaultArgs(component as Documented);
  parameters.jsx = {
    filterProps: (value: unknown, name: string) => value !== undefined && value !== defaults[name],
  };
  return argTypes;
};
