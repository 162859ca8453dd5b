import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, useField } from '../Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldTexts } from '../Field';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'multiple' | 'size' | 'children'> {
  /** The options, in display order. */
  options: readonly SelectOption[];
  /** The first option, with an empty value, shown while nothing is selected. */
  placeholder?: string;
}

/**
 * A labelled choice of one value from a list. Renders a native `select` inside a `div`: `className` lands on
 * the `div`, `ref` and all other props on the `select`. For two or three values that should all be visible use
 * RadioGroup.
 *
 * Keyboard: native: arrow keys, and type-ahead.
 *
 * Accessibility: hint and error are announced with the field.
 */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const { frame, control } = useField(rest);
  return (
    <Field {...frame}>
      <div className={styles.frame}>
        <select {...control} className={clsx(fieldStyles.control, styles.control)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} className={styles.chevron} />
      </div>
    </Field>
  );
}
