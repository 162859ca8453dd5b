import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends
    FieldTexts,
    Omit<ComponentProps<'select'>, 'multiple' | 'size' | 'children' | 'value' | 'defaultValue'> {
  /** The options, in display order. */
  options: readonly SelectOption[];
  /** The first option, shown while nothing is selected. Without it, a value of `null` shows an empty option. */
  placeholder?: string;
  /** The selected value, or `null` for none (controlled). */
  value?: string | null;
  /** The value selected initially, or `null` for none (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the newly selected value, or `null` for the placeholder. */
  onValueChange?: (value: string | null) => void;
}

/**
 * A labelled choice of one value from a list. Renders a native `select` inside a `div`: `className` and
 * `style` land on the `div`, `ref` and all other props on the `select`. For two or three values that should all
 * be visible use RadioGroup.
 *
 * Keyboard: as a native select, with arrow keys and type-ahead.
 *
 * Accessibility: hint and error are announced with the field.
 */
export function Select({
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  const { frame, control } = useField(rest);
  // Without an option for none, browsers show the first one as if it were selected.
  const hasNone =
    placeholder !== undefined || (value === undefined ? defaultValue : value) === null;
  return (
    <Field {...frame}>
      <div className={styles.frame}>
        <select
          {...control}
          // A native select uses the empty string for none.
          value={value === null ? '' : value}
          defaultValue={defaultValue === null ? '' : defaultValue}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value || null);
          }}
          className={clsx(control.className, styles.control)}
        >
          {hasNone && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size="1rem" className={styles.chevron} />
      </div>
    </Field>
  );
}
