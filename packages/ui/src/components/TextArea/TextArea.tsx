import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { Field, fieldStyles, useField } from '../Field';
import type { FieldTexts } from '../Field';
import styles from './TextArea.module.css';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  /**
   * Lines shown before any text; grows with the text where the browser can, and by hand.
   * @default 4
   */
  rows?: number;
}

/**
 * Several lines of text with their label. Renders a `textarea` inside a `div`: `className` lands
 * on the `div`, `ref` and all other props on the `textarea`.
 * For a name or a number use TextField.
 *
 * Keyboard: Enter begins a new line.
 *
 * Accessibility: hint and error are read out with the field.
 */
export function TextArea({
  label,
  hint,
  error,
  rows = 4,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': ariaInvalid,
  ...rest
}: TextAreaProps) {
  const field = useField({
    id,
    hint,
    error,
    'aria-describedby': describedBy,
    'aria-invalid': ariaInvalid,
  });
  return (
    <Field
      field={field}
      label={label}
      hint={hint}
      error={error}
      required={rest.required}
      disabled={rest.disabled}
      className={className}
    >
      <textarea
        {...rest}
        {...field.controlProps}
        rows={rows}
        style={{ '--text-area-rows': rows, ...style } as CSSProperties}
        className={clsx(fieldStyles.control, styles.control)}
      />
    </Field>
  );
}
