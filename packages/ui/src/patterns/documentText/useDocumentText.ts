import { useEffect, useEffectEvent, useState } from 'react';
import type { PageText } from '../../domain';

/** The text of all pages of a document, while it loads and after. */
export interface DocumentText {
  status: 'none' | 'loading' | 'loaded' | 'failed';
  /** Empty unless it has loaded. */
  pages: readonly PageText[];
  retry: () => void;
}

const none: readonly PageText[] = [];

/**
 * Loads the text of a document, once. Without `load`, it has none.
 *
 * @param document Tells documents apart; `null` while there is none.
 */
export function useDocumentText(
  document: string | null,
  load: (() => Promise<readonly PageText[]>) | undefined,
): DocumentText {
  const blank = { document, attempt: 0, pages: none, status: 'loading' as DocumentText['status'] };
  const [state, setState] = useState(blank);
  // Reset during render for another document, so that its first frame does not show the old text.
  if (state.document !== document) setState(blank);
  const { attempt, pages, status } = state;
  const isNeeded = load !== undefined && document !== null;
  const start = useEffectEvent(async () => load?.() ?? none);
  useEffect(() => {
    if (!isNeeded) return;
    let cancelled = false;
    const settle = (loaded: Pick<DocumentText, 'pages' | 'status'>) => {
      if (!cancelled) setState((last) => ({ ...last, ...loaded }));
    };
    start().then(
      (loaded) => settle({ pages: loaded, status: 'loaded' }),
      () => settle({ pages: none, status: 'failed' }),
    );
    return () => {
      cancelled = true;
    };
  }, [isNeeded, document, attempt]);
  return {
    status: isNeeded ? status : 'none',
    pages,
    retry: () => setState((last) => ({ ...last, attempt: last.attempt + 1, status: 'loading' })),
  };
}
