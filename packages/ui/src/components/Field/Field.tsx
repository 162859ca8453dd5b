import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { AriaAttributes, ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  /** Names the control; always visible. */
  label: ReactNode;
  /** Says beforehand what is expected; read out with the control. */
  hint?: ReactNode;
  /** Says what is wrong and marks the control invalid. An error equal to the hint takes its place. */
  error?: ReactNode;
}

interface FieldControlProps extends FieldTexts {
  id?: string;
  className?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** Whether an `aria-invalid` value, which may be a word, marks its control as invalid. */
function isInvalid(value: AriaAttributes['aria-invalid']): boolean {
  return value !== undefined && value !== false && value !== 'false';
}

/**
 * Parts what a form control was given: `frame` is for the {@link Field} around it, `control` for
 * the control itself, tied to its label, hint and error.
 */
export function useField<Props extends FieldControlProps>(props: Props) {
  const {
    label,
    hint,
    error,
    className,
    id,
    'aria-describedby': describedBy,
    'aria-invalid': ariaInvalid,
    ...rest
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const shownHint = hint !== error ? hint : undefined;
  const ids = {
    control: controlId,
    label: `${controlId}-label`,
    hint: shownHint ? `${controlId}-hint` : undefined,
    error: error ? `${controlId}-error` : undefined,
  };
  const invalid = Boolean(error) || isInvalid(ariaInvalid);
  const { required, disabled } = props;
  return {
    frame: { ids, invalid, label, hint: shownHint, error, className, required, disabled },
    control: {
      ...rest,
      id: controlId,
      'aria-describedby': [describedBy, ids.hint, ids.error].filter(Boolean).join(' ') || undefined,
      'aria-invalid': invalid || undefined,
    },
  };
}

type FieldFrame = ReturnType<typeof useField>['frame'];

export interface FieldProps extends FieldFrame {
  children: ReactNode;
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
  ids,
  invalid,
  label,
  hint,
  error,
  className,
  required,
  disabled,
  labelFor = 'label',
  children,
}: FieldProps) {
  const labelProps = {
    id: ids.label,
    'data-required': required || undefined,
    className: styles.label,
    children: label,
  };
  return (
    <div
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
      {hint && (
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
