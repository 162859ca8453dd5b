import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../../tones';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';
import styles from './RadioGroup.module.css';

export type RadioTone = Extract<Tone, 'success' | 'danger'>;

export const radioTones = ['success', 'danger'] as const satisfies RadioTone[];

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** The tone when selected; pair it with an icon in the label that says the same. */
  tone?: RadioTone;
  /** @default false */
  disabled?: boolean;
  /** Keys that select it, as in `aria-keyshortcuts`; the caller handles them. */
  keyShortcuts?: string;
}

export interface RadioGroupProps<Value extends string = string>
  extends
    FieldTexts,
    Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** The options, in display order. */
  options: readonly RadioOption<Value>[];
  /** The name under which the form submits the value; without one it is not submitted. */
  name?: string;
  /** Whether a form needs a value. */
  required?: boolean;
  /** Disables all options. */
  disabled?: boolean;
  /** The selected value, or `null` for none (controlled). */
  value?: Value | null;
  /** The value selected initially, or `null` for none (uncontrolled). */
  defaultValue?: Value | null;
  /** Called with the newly selected value. */
  onValueChange?: (value: Value) => void;
  /**
   * Not supported: `ref` points to the group, so libraries that register a single input, such as react-hook-form, would
   * know only the first option. Wrap the group in their controller, with `onValueChange`.
   */
  onChange?: never;
}

/**
 * A choice between two or three values, all visible. Renders native radio inputs in a `div` of role `radiogroup`, inside
 * a `div`: `className` and `style` land on the outer one, `ref` and all other props on the group. For longer lists use
 * Select.
 *
 * Keyboard: Tab reaches the selected option, or the first; arrow keys change the selection.
 *
 * Accessibility: labelled by its label; hint and error are announced with the group; the whole option is
 * clickable.
 */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: RadioGroupProps<Value>) {
  const { frame, control } = useField(rest);
  const { name, required, disabled, ...group } = control;
  const ownName = useId();

  // The browser groups radios by name, so they always have one. Do not submit it if the caller gave none.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = first.current?.form;
    if (name !== undefined || !form) return;
    const omit = ({ formData }: FormDataEvent) => formData.delete(ownName);
    form.addEventListener('formdata', omit);
    return () => form.removeEventListener('formdata', omit);
  }, [name, ownName]);

  return (
    <Field {...frame} labelFor="group">
      <div
        role="radiogroup"
        aria-labelledby={frame.ids.label}
        aria-required={required || undefined}
        {...group}
        className={styles.group}
      >
        {options.map((option, index) => {
          const id = `${frame.ids.label}-${option.value}`;
          return (
            <div key={option.value} data-tone={option.tone} className={styles.option}>
              <input
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                ref={index === 0 ? first : undefined}
                id={id}
                type="radio"
                name={name ?? ownName}
                value={option.value}
                required={required}
                disabled={disabled || option.disabled}
                onChange={() => onValueChange?.(option.value)}
                // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- the group is announced as invalid; without this, Chromium announces each radio as well, even before the submit
                aria-invalid={false}
                aria-keyshortcuts={option.keyShortcuts}
                className={styles.radio}
              />
              <label htmlFor={id} className={styles.label}>
                {option.label}
              </label>
            </div>
          );
        })}
      </div>
    </Field>
  );
}
