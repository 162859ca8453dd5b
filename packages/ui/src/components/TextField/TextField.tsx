import type { ComponentProps } from 'react';
import { Field, useField } from '../Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldTexts } from '../Field';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
}

/**
 * A labelled field for one line of text. Renders an `input` inside a `div`: `className` lands on the `div`,
 * `ref` and all other props on the `input`. For several lines use TextArea, for searching a list SearchField.
 *
 * Accessibility: hint and error are announced with the field; `required` is both announced and marked with an
 * asterisk.
 */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  const { frame, control } = useField(rest);
  return (
    <Field {...frame}>
      <input {...control} type={type} className={fieldStyles.control} />
    </Field>
  );
}
