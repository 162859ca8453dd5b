import type { InputType } from 'storybook/internal/csf';

/** A control that offers named examples of a prop, for elements, which a text field cannot edit. */
export const examples = (mapping: Record<string, unknown>): InputType => ({
  control: 'select',
  options: Object.keys(mapping),
  mapping,
});
