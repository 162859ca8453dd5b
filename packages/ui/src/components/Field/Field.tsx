import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { AriaAttributes, ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  /** Names the control; always visible. */
  label: ReactNode;
  /** Help text, announced with the control. */
  hint?: ReactNode;
  /** The error message; marks the control invalid. An error equal to the hint replaces it. */
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

/** Whether an `aria-invalid` value, which can be a string, marks its control as invalid. */
function isInvalid(value: AriaAttributes['aria-invalid']): boolean {
  return value !== undefined && value !== false && value !== 'false';
}

/**
 * Splits the props of a form control: `frame` is for the {@link Field} around it, `control` for the control
 * itself, with the ids of its label, hint and error.
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
   * `label` for one control; `group` if the label names several controls, which then reference its id.
   * @default 'label'
   */
  labelFor?: 'label' | 'group';
}

/**
 * The label, hint and error around every form control. Renders a `div`. Internal to the library: use TextField,
 * Select and the like.
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
