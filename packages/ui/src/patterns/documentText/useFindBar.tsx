import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { activeElementOf } from '../../ownerWindow';
import { FindBar } from './FindBar';
import type { DocumentText } from './useDocumentText';
import { useFind } from './useFind';
import type { Review } from '../review';

/** A document's search, with a field that opens on demand, or because a link has a query. */
export function useFindBar(
  review: Pick<Review, 'view' | 'dispatch' | 'stage'>,
  text: DocumentText,
  { canReload }: { canReload: boolean },
) {
  const find = useFind(review, text);
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const hasText = text.status !== 'none';
  const isOpen = hasText && (isWanted || find.query !== '');

  const open = () => {
    flushSync(() => setIsWanted(true));
    field.current?.focus();
    field.current?.select();
  };
  const close = () => {
    setIsWanted(false);
    find.search('');
    // The field unmounts, so focus would be lost.
    review.stage.current?.focus({ preventScroll: true });
  };

  return {
    ...find,
    isOpen,
    /** Opens the field and focuses it; undefined if the document has no text. */
    open: hasText ? open : undefined,
    toggle: hasText ? () => (isOpen ? close() : open()) : undefined,
    bar: isOpen ? (
      <FindBar find={find} fieldRef={field} canReload={canReload} onClose={close} />
    ) : null,
    /** Whether focus is in the field. */
    hasFocus: () => field.current !== null && field.current === activeElementOf(field.current),
  };
}
