import type { ComponentProps } from 'react';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /**
   * What is entered; browsers choose the on-screen keyboard, autofill and validation accordingly. A `search` field has
   * no landmark: to filter a list use SearchField.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'date' | 'search';
  /** The text (controlled); a number or an ISO date is text, too. */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the new text; empty while a number or date is incomplete. */
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
