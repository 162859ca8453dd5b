import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { AriaAttributes, ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  /** Names the control; always visible. */
  label: ReactNode;
  /** Says beforehand what is expected; read out with the control. */
  hint?: ReactNode;
  /** Says what is wrong and marks the control invalid. An error equal to the hint takes its place. */
  error?: ReactNode;
}

interface FieldOptions extends Pick<FieldTexts, 'hint' | 'error'> {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** Whether an `aria-invalid` value, which may be a word, marks its control as invalid. */
function isInvalid(value: AriaAttributes['aria-invalid']): boolean {
  return value !== undefined && value !== false && value !== 'false';
}

/** The ids that tie a control to its label, hint and error, and the attributes that say so. */
export function useField({ id, hint, error, ...aria }: FieldOptions) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint && hint !== error ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [aria['aria-describedby'], hintId, errorId].filter(Boolean).join(' ');
  const invalid = Boolean(error) || isInvalid(aria['aria-invalid']);
  return {
    ids: { control: controlId, label: `${controlId}-label`, hint: hintId, error: errorId },
    invalid,
    controlProps: {
      id: controlId,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': invalid || undefined,
    },
  };
}

export interface FieldProps extends FieldTexts, ComponentProps<'div'> {
  /** What {@link useField} returned for the control inside. */
  field: ReturnType<typeof useField>;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  /**
   * `label` for one control; `group` where the label names several, which then refer to its id.
   * @default 'label'
   */
  labelFor?: 'label' | 'group';
}

/**
 * Label above, control, then hint and error: the frame every form control shares.
 * Renders a `div`. Internal to the library: use TextField, Select and their like.
 */
export function Field({
  field,
  label,
  hint,
  error,
  required = false,
  disabled = false,
  labelFor = 'label',
  className,
  children,
  ...rest
}: FieldProps) {
  const { ids, invalid } = field;
  const labelProps = {
    id: ids.label,
    'data-required': required || undefined,
    className: styles.label,
    children: label,
  };
  return (
    <div
      {...rest}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      className={clsx(styles.root, className)}
    >
      {labelFor === 'label' ? (
        <label {...labelProps} htmlFor={ids.control} />
      ) : (
        <span {...labelProps} />
      )}
      {children}
      {hint && hint !== error && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <CircleAlert size={16} className={styles.icon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
