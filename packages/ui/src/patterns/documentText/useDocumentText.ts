import { useEffect, useEffectEvent, useState } from 'react';
import type { PageText } from '../../domain';
import type { searchIn } from './find';
import { loadTextLayer } from '../PageSheet';

/** The text of all pages of a document, while it loads and after. */
export interface DocumentText {
  /** `failed again` if trying again has failed too: browsers may remember a failed module until the page is reloaded. */
  status: 'none' | 'loading' | 'loaded' | 'failed' | 'failed again';
  /** Empty unless it has loaded. */
  pages: readonly PageText[];
  /** The code that searches it, once it has loaded. */
  search: { searchIn: typeof searchIn } | undefined;
  retry: () => void;
}

type Loaded = Pick<DocumentText, 'pages' | 'search'>;

const nothing: Loaded = { pages: [], search: undefined };

/**
 * Loads the text of a document once, together with the chunk that shows and searches it. Without `load`, there is no
 * text.
 *
 * @param document Identifies the document.
 */
export function useDocumentText(
  document: string,
  load: (() => Promise<readonly PageText[]>) | undefined,
): DocumentText {
  const blank = { ...nothing, document, attempt: 0, status: 'loading' as DocumentText['status'] };
  const [state, setState] = useState(blank);
  // Reset during render for another document, so that its first frame does not show the old text.
  if (state.document !== document) setState(blank);
  const { attempt, pages, search, status } = state;
  const isNeeded = load !== undefined;
  const start = useEffectEvent(async (): Promise<Loaded> => {
    if (!load) return nothing;
    const [loaded, find] = await Promise.all([load(), import('./find'), loadTextLayer()]);
    return { pages: loaded, search: find };
  });
  useEffect(() => {
    if (!isNeeded) return;
    let cancelled = false;
    const settle = (loaded: Loaded & Pick<DocumentText, 'status'>) => {
      if (!cancelled) setState((last) => ({ ...last, ...loaded }));
    };
    start().then(
      (loaded) => settle({ ...loaded, status: 'loaded' }),
      () => settle({ ...nothing, status: attempt === 0 ? 'failed' : 'failed again' }),
    );
    return () => {
      cancelled = true;
    };
  }, [isNeeded, document, attempt]);
  return {
    status: isNeeded ? status : 'none',
    pages,
    search,
    retry: () => setState((last) => ({ ...last, attempt: last.attempt + 1, status: 'loading' })),
  };
}
