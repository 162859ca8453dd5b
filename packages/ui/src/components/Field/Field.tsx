import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type {
  AriaAttributes,
  ComponentProps,
  CSSProperties,
  FormEvent,
  ReactNode,
  SyntheticEvent,
} from 'react';
import { useAnnounce } from '../../announcer';
import { useStyleCheck } from '../../developmentWarnings';
import { activeElementOf } from '../../ownerWindow';
import { useFormReset } from '../../useFormReset';
import styles from './Field.module.css';

export interface FieldTexts {
  /** Names the control; always visible. */
  label: ReactNode;
  /** Help text, announced with the control. */
  hint?: ReactNode;
  /**
   * The error message; marks the control invalid.
   * @default the browser's own message, once the form was submitted with an invalid value
   */
  error?: ReactNode;
}

interface FieldControlProps extends FieldTexts {
  id?: string;
  className?: string;
  style?: CSSProperties;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** Whether an `aria-invalid` value, which can be a string, marks its control as invalid. */
function isInvalid(value: AriaAttributes['aria-invalid']): boolean {
  return value !== undefined && value !== false && value !== 'false';
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const requiredText =
  'input:required:not([type=radio], [type=checkbox], [type=file]), textarea:required';

/** Makes blank text in a required field as invalid as none, with the same message: browsers accept a space. */
function requireText(control: Control) {
  const empty = control.cloneNode() as Control;
  empty.value = '';
  control.setCustomValidity(control.value.trim() === '' ? empty.validationMessage : '');
}

const hasValidity = (element: Element): element is Control => 'validity' in element;

/** Whether a control is the first one of its form that the browser reports as invalid. */
function isFirstInvalid(control: Control) {
  const controls = Array.from(control.form?.elements ?? [control]);
  return controls.find((element) => hasValidity(element) && !element.validity.valid) === control;
}

/**
 * Shows the browser's validation message below the field instead of in a bubble, which names only the first invalid
 * field and disappears. Focuses the first invalid field, as the browser would. The message follows the user's changes.
 */
function useValidation() {
  const [invalid, setInvalid] = useState<{ control: Control; message: string } | null>(null);
  useFormReset(invalid && invalid.control, () => setInvalid(null));
  const announce = useAnnounce();
  const show = (control: Element) => {
    if (!hasValidity(control)) return;
    const message = control.validationMessage;
    setInvalid(message === '' ? null : { control, message });
  };
  return {
    message: invalid?.message,
    handlers: {
      onInvalidCapture(event: SyntheticEvent<HTMLElement>) {
        event.preventDefault();
        show(event.target as Element);
        const control = event.target as Control;
        if (!isFirstInvalid(control)) return;
        // Screen readers announce the new description only when focus moves to the control, which may have focus
        // already.
        if (activeElementOf(control) === control) announce(control.validationMessage);
        else control.focus();
      },
      onChangeCapture(event: FormEvent<HTMLElement>) {
        const control = event.target as Control;
        if (control.matches(requiredText)) requireText(control);
        if (invalid) show(control);
      },
    },
  };
}

/**
 * Splits the props of a form control: spread `frame` on the {@link Field} around it and `control` on the control
 * itself. `control` has the id that the label points to, references hint and error, and has the class of the library's
 * own inputs. If the form is submitted with an invalid value, the browser's message becomes the error.
 */
export function useField<Props extends FieldControlProps>(props: Props) {
  const {
    label,
    hint,
    error: ownError,
    className,
    style,
    id,
    'aria-describedby': describedBy,
    'aria-invalid': ariaInvalid,
    ...rest
  } = props;
  const ownId = useId();
  const validation = useValidation();
  const error = ownError || validation.message;
  const controlId = id ?? ownId;
  const ids = {
    control: controlId,
    label: `${controlId}-label`,
    hint: hint ? `${controlId}-hint` : undefined,
    error: error ? `${controlId}-error` : undefined,
  };
  const invalid = Boolean(error) || isInvalid(ariaInvalid);
  const { required, disabled } = props;
  return {
    frame: {
      ids,
      invalid,
      label,
      hint,
      error,
      className,
      style,
      required,
      disabled,
      ...validation.handlers,
    },
    control: {
      ...rest,
      id: controlId,
      className: styles.control,
      'aria-describedby': [describedBy, ids.hint, ids.error].filter(Boolean).join(' ') || undefined,
      // Chromium announces an empty required select or file field as invalid from the start. Wait for the submit.
      'aria-invalid': invalid || (props.required ? false : undefined),
    },
  };
}

export interface FieldProps extends FieldTexts, ComponentProps<'div'> {
  /** The control. */
  children: ReactNode;
  /** The ids that link the control to its label, hint and error. */
  ids: { control: string; label: string; hint?: string; error?: string };
  /** Marks the field as invalid. */
  invalid?: boolean;
  /** Marks the label with an asterisk. */
  required?: boolean;
  /** Shows the field as disabled. */
  disabled?: boolean;
  /**
   * `label` for a label of one control; `group` for the label of a group of controls, which must reference
   * `ids.label` with `aria-labelledby`.
   * @default 'label'
   */
  labelFor?: 'label' | 'group';
}

/**
 * The label, hint and error around a form control of your own; get its props from {@link useField}. Renders a `div`.
 * Not needed around TextField, Select and other fields, which include it.
 *
 * Accessibility: the label names the control; hint and error are announced with it.
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
  ...rest
}: FieldProps) {
  useStyleCheck(styles.root);
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
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <CircleAlert size="1rem" className={styles.icon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
