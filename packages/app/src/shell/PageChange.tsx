import { focusPageHeading } from '@patunay/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { fullTitle } from '../pages';
import type { RouteHandle } from '../pages';

/**
 * Identifies the current history entry. (`location.key` does not: it changes when the URL is replaced.) Without the
 * Navigation API, falls back to the router's index in `history.state`; entries created by plain anchors have none, so
 * they share one key.
 */
const historyEntry = () =>
  window.navigation?.currentEntry?.key ?? String(window.history.state?.idx);

/**
 * Does on client-side navigation what a page load would do: sets the title and scrolls to the top or the URL's
 * fragment, or, on Back and Forward, restores the scroll position. Also moves focus to the new page's heading.
 */
export function PageChange() {
  const location = useLocation();
  const { pathname, hash } = location;
  const navigationType = useNavigationType();
  const match = useMatches().at(-1);
  const title = (match?.handle as RouteHandle | undefined)?.title(match?.params ?? {});
  /** Scroll positions by history entry; kept in memory because the app stores nothing. */
  const positions = useRef(new Map<string, number>());
  const shown = useRef<{ pathname: string; hash: string; entry: string }>(null);

  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);

  useEffect(() => {
    const remember = () => {
      // Ignore other entries, because on Back the browser may scroll before the new page is rendered.
      const entry = historyEntry();
      if (entry === shown.current?.entry) positions.current.set(entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  // A layout effect, or the new page would flash at the old scroll position.
  useLayoutEffect(() => {
    const last = shown.current;
    const entry = historyEntry();
    shown.current = { pathname, hash, entry };
    if (!last) return;
    const isOtherPage = last.pathname !== pathname;
    // Only the query has changed, or an overlay was opened or closed.
    if (!isOtherPage && last.hash === hash) return;
    if (isOtherPage) {
      focusPageHeading();
    }
    // 'instant' overrides the landing page's smooth scrolling.
    const position = navigationType === 'POP' ? positions.current.get(entry) : undefined;
    // oxlint-disable-next-line patunay/no-element-lookup -- the URL's fragment is an id
    const target = document.getElementById(hash.slice(1));
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (isOtherPage && target) target.scrollIntoView({ behavior: 'instant' });
    else if (isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, pathname, hash, navigationType]);

  return null;
}
