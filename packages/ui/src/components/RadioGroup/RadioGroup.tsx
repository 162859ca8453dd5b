import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../../tones';
import { useDirection } from '../../useDirection';
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
    Omit<
      ComponentProps<typeof Radix.Root>,
      'value' | 'defaultValue' | 'onValueChange' | 'children' | 'asChild' | 'orientation'
    > {
  /** The options, in display order. */
  options: readonly RadioOption<Value>[];
  /** The selected value, or `null` for none (controlled). */
  value?: Value | null;
  /** The value selected initially, or `null` for none (uncontrolled). */
  defaultValue?: Value | null;
  /** Called with the newly selected value. */
  onValueChange?: (value: Value) => void;
}

/**
 * A choice between two or three values, all visible. Renders a `div` of role `radiogroup` inside a `div`: `className`
 * and `style` land on the outer one, `ref` and all other props on the group. For longer lists use Select.
 *
 * Keyboard: Tab reaches the selected option, or the first; arrow keys change the selection.
 *
 * Accessibility: labelled by its label; hint and error are announced with the group; the whole option is
 * clickable.
 */
export function RadioGroup<Value extends string = string>({
  options,
  defaultValue,
  onValueChange,
  ...rest
}: RadioGroupProps<Value>) {
  const { frame, control } = useField(rest);
  const [direction, inherit] = useDirection(control.dir);
  return (
    <Field {...frame} labelFor="group">
      <Radix.Root
        asChild
        aria-labelledby={frame.ids.label}
        {...control}
        dir={direction}
        defaultValue={defaultValue ?? undefined}
        onValueChange={(value) => onValueChange?.(value as Value)}
        className={styles.group}
      >
        <div {...inherit}>
          {options.map((option) => {
            const id = `${frame.ids.label}-${option.value}`;
            return (
              // Not `Radix.Item`: in every form it adds a hidden input, which measures the radio and renders three
              // times. The label is a sibling of the radio, not its parent, because it would name that input too.
              <div key={option.value} className={styles.option} data-tone={option.tone}>
                <Radix.unstable_ItemProvider value={option.value} disabled={option.disabled}>
                  <Radix.unstable_ItemTrigger
                    id={id}
                    aria-keyshortcuts={option.keyShortcuts}
                    className={styles.radio}
                  >
                    <Radix.Indicator className={styles.dot} />
                  </Radix.unstable_ItemTrigger>
                  {control.name !== undefined && <Radix.unstable_ItemBubbleInput />}
                </Radix.unstable_ItemProvider>
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
