import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'search'>, 'children'> {
  /** The accessible name of the field, for example `Search clients by name`. */
  label: string;
  /** The query. */
  value: string;
  /** Called with the new query on every change, and with an empty string when it is cleared. */
  onValueChange: (value: string) => void;
  /** The result, for example `3 clients`: shown next to the field and announced when it changes. */
  resultText?: string;
  /** An example query. */
  placeholder?: string;
  /** A ref to the input, for moving focus to it; `ref` is the landmark around it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Filters a list while the user types. Renders a `search` landmark with an `input` in it. Not for choosing one
 * of a few known values: use a Select.
 *
 * Keyboard: Escape clears the text.
 *
 * Accessibility: a search landmark; the result is announced politely while focus stays in the field.
 */
export function SearchField({
  label,
  value,
  onValueChange,
  resultText = '',
  placeholder,
  inputRef,
  className,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return;
    // Chrome clears a search input on Escape by itself, and a surrounding dialog would close.
    event.preventDefault();
    event.stopPropagation();
    onValueChange('');
  }

  function clear() {
    onValueChange('');
    input.current?.focus();
  }

  return (
    <search {...rest} className={clsx(styles.root, className)}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <div className={styles.control}>
        <Search className={styles.icon} />
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={clearOnEscape}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            <X aria-hidden />
            <VisuallyHidden>Clear search</VisuallyHidden>
          </button>
        )}
      </div>
      {/* Always rendered: a live region that is added together with its text is not announced. */}
      <p role="status" className={styles.result}>
        {resultText}
      </p>
    </search>
  );
}
