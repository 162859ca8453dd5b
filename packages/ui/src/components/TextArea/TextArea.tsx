import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { useServerStyle } from '../../serverStyle';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  /**
   * The initial height in lines. The field grows with its text in browsers that support `field-sizing`, and users can
   * resize it.
   * @default 4
   */
  rows?: number;
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the new text. */
  onValueChange?: (value: string) => void;
}

/**
 * A labelled field for several lines of text. Renders a `textarea` inside a `div`: `className` and `style` land
 * on the `div`, `ref` and all other props on the `textarea`. For a name or a number use TextField.
 *
 * Keyboard: Enter inserts a new line.
 *
 * Accessibility: hint and error are announced with the field.
 */
export function TextArea({ rows = 4, onChange, onValueChange, ...rest }: TextAreaProps) {
  const { frame, control } = useField(rest);
  const style = useServerStyle({ '--pt-text-area-rows': rows } as CSSProperties);
  return (
    <Field {...frame}>
      <textarea
        {...control}
        rows={rows}
        style={style}
        className={clsx(control.className, styles.control)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
    </Field>
  );
}
