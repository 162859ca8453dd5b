import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useAnnouncement } from '../../announcer';
import { isComposing } from '../../isComposing';
import { useWords } from '../../words';
import { VisuallyHidden } from '../VisuallyHidden';
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
  /**
   * The result, for example `3 clients`: shown next to the field and announced when it changes. Empty without a query.
   */
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
  onValueChange,
  onChange,
  onKeyDown,
  resultText = '',
  // Not empty, because the style sheet tells by it whether there is text to clear.
  placeholder = ' ',
  ref,
  className,
  style,
  ...rest
}: SearchFieldProps) {
  const words = useWords('SearchField', { clear: 'Clear search' });
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(ref, input);
  useAnnouncement(resultText);
  const canClear = !rest.disabled && !rest.readOnly;

  function clear() {
    // React notices this change, and reports it to `onChange`; it would not notice one of `value`.
    input.current?.setRangeText('', 0, input.current.value.length);
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    if (!canClear || event.currentTarget.value === '') return;
    // Otherwise Chrome also clears the search input by itself.
    event.preventDefault();
    clear();
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
          ref={inputRef}
          id={id}
          type="search"
          placeholder={placeholder}
          className={styles.input}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          onKeyDown={clearOnEscape}
        />
        {canClear && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              clear();
              // The button disappears, so move focus to the field.
              input.current?.focus();
            }}
          >
            <X aria-hidden />
            <VisuallyHidden>{words.clear}</VisuallyHidden>
          </button>
        )}
      </div>
      <p className={styles.result}>{resultText}</p>
    </search>
  );
}
