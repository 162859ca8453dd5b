import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { VisuallyHidden } from '../VisuallyHidden';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { useWords } from '../../words';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue'
> {
  /** The accessible name of the field, for example `Search clients by name`. */
  label: string;
  /** The query (controlled). */
  value?: string;
  /**
   * The initial query (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with the new query on every change, and with an empty string when it is cleared. */
  onValueChange?: (value: string) => void;
  /** The result, for example `3 clients`: shown next to the field and announced when it changes. */
  resultText?: string;
}

/**
 * A field that filters a list while the user types. Renders an `input` inside a `search` landmark: `className` and
 * `style` land on the landmark, `ref` and all other props on the `input`. Not for choosing one of a few known values:
 * use a Select.
 *
 * Keyboard: Escape clears the text.
 *
 * Accessibility: a search landmark; the result is announced politely while focus stays in the field.
 */
export function SearchField({
  label,
  value: valueProp,
  defaultValue = '',
  onValueChange,
  onChange,
  onKeyDown,
  resultText = '',
  className,
  style,
  ...rest
}: SearchFieldProps) {
  const words = useWords('SearchField', { clear: 'Clear search' });
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });

  const canClear = value !== '' && !rest.disabled && !rest.readOnly;

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || !canClear) return;
    // Otherwise Chrome also clears the search input by itself.
    event.preventDefault();
    setValue('');
  }

  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setValue('');
    // The button unmounts, so move focus to the field.
    currentTarget.parentElement?.querySelector('input')?.focus();
  }

  return (
    <search className={clsx(styles.root, className)} style={style}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <div className={styles.control}>
        <Search className={styles.icon} />
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          id={id}
          type="search"
          className={styles.input}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.target.value);
          }}
          onKeyDown={clearOnEscape}
        />
        {canClear && (
          <button type="button" className={styles.clear} onClick={clear}>
            <X aria-hidden />
            <VisuallyHidden>{words.clear}</VisuallyHidden>
          </button>
        )}
      </div>
      {/* Always rendered, because a live region that is added together with its text is not announced. */}
      <p role="status" className={styles.result}>
        {resultText}
      </p>
    </search>
  );
}
