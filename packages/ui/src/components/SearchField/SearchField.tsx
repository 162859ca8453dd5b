import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'search'>, 'children'> {
  /** What is searched, for example `Search clients by name`; names the field for screen readers. */
  label: string;
  /** The text searched for. */
  value: string;
  /** Called with the new text on every change, and with the empty text when it is cleared. */
  onValueChange: (value: string) => void;
  /** What the search found, for example `3 clients`: stands beside the field and is announced when it changes. */
  resultText?: string;
  /** An example of what to search for. */
  placeholder?: string;
  /** The input itself, for whoever moves the focus into it; `ref` is the landmark around it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Filters what is listed below it while one types; Escape clears it. Renders a `search` landmark
 * with an `input` in it. Not for choosing one of a few known values: use a Select.
 *
 * Keyboard: Escape clears the text.
 *
 * Accessibility: a search landmark; what was found is announced politely while the focus stays in the
 * field.
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
    // Chrome clears on its own as well, and a dialog around the field would close.
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
      {/* Always there, since a live region that arrives together with its text is not announced. */}
      <p role="status" className={styles.result}>
        {resultText}
      </p>
    </search>
  );
}
