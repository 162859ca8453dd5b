import type { ArgTypes } from '@storybook/react-vite';

/** A control that offers named examples of a prop, for elements, which a text field cannot edit. */
export const examples = (mapping: Record<string, unknown>): ArgTypes[string] => ({
  control: 'select',
  options: Object.keys(mapping),
  mapping,
});
