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
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** First entry, with an empty value: stands for nothing chosen yet. */
  placeholder?: string;
}

/**
 * One of a few values from a list, with its label. Renders a native `select` inside a `div`:
 * `className` lands on the `div`, `ref` and all other props on the `select`.
 * For two or three values that should all be seen use RadioGroup.
 *
 * Keyboard: as the browser's own: arrow keys, and letters that begin a value.
 *
 * Accessibility: hint and error are read out with the field.
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
