import { ChevronDown, ChevronUp, RotateCw } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { SearchField } from '../../components/SearchField';
import { isComposing } from '../../isComposing';
import { shortcuts } from '../shortcuts';
import styles from './FindBar.module.css';
import type { Find } from './useFind';

interface FindBarProps {
  find: Find;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Whether the page may be reloaded: nothing typed would be lost. */
  canReload: boolean;
  /** Called when Escape is pressed in the empty field. */
  onClose: () => void;
}

/** Unless offline: the browser's error page would replace the document. */
function reload() {
  if (navigator.onLine) window.location.reload();
}

/** A document's search field, with buttons for the previous and next match. Enter is next, Shift+Enter previous. */
export function FindBar({ find, fieldRef, canReload, onClose }: FindBarProps) {
  const { query, search, matches, step, result, failure } = find;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && query === '') onClose();
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.root}>
      <SearchField
        ref={fieldRef}
        label={shortcuts.viewer.find.label}
        placeholder={shortcuts.viewer.find.label}
        value={query}
        onValueChange={search}
        resultText={result}
        onKeyDown={onKeyDown}
        className={styles.field}
      />
      {failure && (!failure.isRepeated || canReload) && (
        <Button size="small" onClick={failure.isRepeated ? reload : failure.retry}>
          <RotateCw aria-hidden size="0.875rem" />
          {failure.isRepeated ? 'Reload page' : 'Try again'}
        </Button>
      )}
      <IconButton
        size="small"
        label="Previous match"
        tooltip
        aria-disabled={matches.length === 0}
        onClick={() => step(-1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        size="small"
        label="Next match"
        tooltip
        aria-disabled={matches.length === 0}
        onClick={() => step(1)}
      >
        <ChevronDown />
      </IconButton>
    </div>
  );
}
