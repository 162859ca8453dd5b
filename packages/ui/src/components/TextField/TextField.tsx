import type { ComponentProps } from 'react';
import { Field, useField } from '../Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldTexts } from '../Field';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
}

/**
 * One line of text with its label. Renders an `input` inside a `div`: `className` lands on the
 * `div`, `ref` and all other props on the `input`.
 * For several lines use TextArea, for searching a list SearchField.
 *
 * Accessibility: hint and error are read out with the field; `required` is said as well as drawn.
 */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  const { frame, control } = useField(rest);
  return (
    <Field {...frame}>
      <input {...control} type={type} className={fieldStyles.control} />
    </Field>
  );
}
