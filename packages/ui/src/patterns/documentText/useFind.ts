import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../announcer';
import type { Review } from '../review';
import type { DocumentText } from './useDocumentText';

/** The search for a review's query in the text of its document. */
export function useFind(review: Pick<Review, 'view' | 'dispatch'>, text: DocumentText) {
  const { query, page } = review.view;
  const announce = useAnnounce();
  const { pages, search } = text;
  const find = useMemo(() => search?.searchIn(pages) ?? (() => []), [search, pages]);
  // Deferred, so that typing stays responsive while many matches are marked.
  const shownQuery = useDeferredValue(query);
  const matches = useMemo(() => find(shownQuery), [find, shownQuery]);
  const [chosen, setChosen] = useState({ query: '', index: -1 });
  const current = chosen.query === shownQuery ? chosen.index : -1;

  /** Goes to the next or previous match, wrapping around; at first, to one on the current page or after it. */
  const step = (by: 1 | -1) => {
    const all = find(query);
    if (all.length === 0) return;
    const from = chosen.query === query ? chosen.index : -1;
    const ahead =
      by > 0
        ? all.findIndex((match) => match.page >= page)
        : all.findLastIndex((match) => match.page <= page);
    const start = ahead >= 0 ? ahead : by > 0 ? 0 : all.length - 1;
    const index = from < 0 ? start : (from + by + all.length) % all.length;
    const match = all[index];
    const box = match?.boxes[0];
    if (!match || !box) return;
    // Flush first: the page and the result announce themselves in effects, and this announcement must replace theirs.
    flushSync(() => {
      setChosen({ query, index });
      review.dispatch({ type: 'matchShown', page: match.page, box });
    });
    announce(`${index + 1} of ${all.length}, page ${match.page}, line ${match.line}`);
  };

  const onPage = useMemo(
    () =>
      matches.flatMap((match, index) =>
        match.page === page
          ? match.boxes.map(({ angle, ...box }) => ({ box, angle, current: index === current }))
          : [],
      ),
    [matches, current, page],
  );
  const countOn = (number: number) => matches.filter((match) => match.page === number).length;

  return {
    matches,
    /** The index of the match that was stepped to, or -1. */
    current,
    step,
    /** The boxes of all matches on the page that is shown. */
    onPage,
    countOn,
    query,
    search: (next: string) => review.dispatch({ type: 'searched', query: next }),
    /** What was found, in words; empty without a query, and while the text loads. */
    result: resultOf(text.status, shownQuery, matches.length, current),
    /** Set if the text could not be loaded. */
    failure:
      text.status === 'failed' || text.status === 'failed again'
        ? { retry: text.retry, isRepeated: text.status === 'failed again' }
        : undefined,
  };
}

export type Find = ReturnType<typeof useFind>;

function resultOf(status: DocumentText['status'], query: string, count: number, current: number) {
  if (status === 'failed') return 'The text of this document could not be loaded.';
  if (status === 'failed again') {
    return 'The text of this document could not be loaded. Reload the page to search it.';
  }
  if (status !== 'loaded' || query.trim() === '') return '';
  if (count === 0) return 'No matches';
  if (current >= 0) return `${current + 1} of ${count}`;
  return count === 1 ? '1 match' : `${count} matches`;
}
