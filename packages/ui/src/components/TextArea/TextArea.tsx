import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { Field, useField } from '../Field';
import fieldStyles from '../Field/Field.module.css';
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
export function TextArea({ rows = 4, style, ...rest }: TextAreaProps) {
  const { frame, control } = useField(rest);
  return (
    <Field {...frame}>
      <textarea
        {...control}
        rows={rows}
        style={{ '--text-area-rows': rows, ...style } as CSSProperties}
        className={clsx(fieldStyles.control, styles.control)}
      />
    </Field>
  );
}
