import type { ComponentProps } from 'react';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the new text. */
  onValueChange?: (value: string) => void;
}

/**
 * A labelled field for one line of text. Renders an `input` inside a `div`: `className` and `style` land on the
 * `div`, `ref` and all other props on the `input`. For several lines use TextArea, for searching a list
 * SearchField.
 *
 * Accessibility: hint and error are announced with the field; `required` is both announced and marked with an
 * asterisk.
 */
export function TextField({ type = 'text', onChange, onValueChange, ...rest }: TextFieldProps) {
  const { frame, control } = useField(rest);
  return (
    <Field {...frame}>
      <input
        {...control}
        type={type}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
    </Field>
  );
}
