import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentProps, ReactNode } from 'react';
import { Field, useField } from '../Field';
import styles from './RadioGroup.module.css';

export type RadioTone = 'success' | 'danger';

export const radioTones = ['success', 'danger'] as const satisfies RadioTone[];

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** What choosing it means, beside an icon in the label that says the same. */
  tone?: RadioTone;
  /** @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentProps<typeof Radix.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'children' | 'asChild' | 'orientation'
> {
  /** Names the choice as a whole. */
  legend: ReactNode;
  /** Says beforehand what is expected; read out with the group. */
  hint?: ReactNode;
  /** Says what is wrong and marks the group invalid. */
  error?: ReactNode;
  /** What can be chosen, in this order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; an empty string while nothing is chosen. Leave out to let the group keep it. */
  value?: Value | '';
  /** What is chosen at first, where the group keeps the value itself. */
  defaultValue?: Value;
  /** Called with the value that was picked. */
  onValueChange?: (value: Value) => void;
}

/**
 * One of two or three values, all of them in sight. Renders a `div` of role `radiogroup` inside
 * a `div`: `className` lands on the outer one, `ref` and all other props on the group.
 * For longer lists use Select.
 *
 * Keyboard: Tab reaches the chosen option, or the first; the arrow keys move the choice.
 *
 * Accessibility: named by the legend, hint and error are read out with the group; the whole option can be
 * clicked.
 */
export function RadioGroup<Value extends string = string>({
  legend,
  options,
  onValueChange,
  ...rest
}: RadioGroupProps<Value>) {
  const { frame, control } = useField({ ...rest, label: legend });
  return (
    <Field {...frame} labelFor="group">
      {/* Radix writes a direction of its own; with a div in between the page's direction holds. */}
      <Radix.Root
        asChild
        aria-labelledby={frame.ids.label}
        {...control}
        onValueChange={(value) => onValueChange?.(value as Value)}
        className={styles.group}
      >
        <div dir={control.dir}>
          {options.map((option) => {
            const id = `${frame.ids.label}-${option.value}`;
            return (
              // The label stands beside the radio: in a form Radix adds an input, and a label around both would name two.
              <div key={option.value} className={styles.option} data-tone={option.tone}>
                <Radix.Item
                  id={id}
                  value={option.value}
                  disabled={option.disabled}
                  className={styles.radio}
                >
                  <Radix.Indicator className={styles.dot} />
                </Radix.Item>
                <label htmlFor={id} className={styles.label}>
                  {option.label}
                </label>
              </div>
            );
          })}
        </div>
      </Radix.Root>
    </Field>
  );
}
