import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { fullTitle } from '../titles';
import type { RouteHandle } from '../titles';

/** Where each visited entry of the history was scrolled to; in memory only, nothing is stored. */
const scrollPositions = new Map<string, number>();

/**
 * What a browser does by itself when a page is loaded, done for a change of route: the title,
 * the focus on the new heading, and the scroll position (kept for Back and Forward).
 */
export function PageChange() {
  const { pathname, key, hash } = useLocation();
  const navigationType = useNavigationType();
  const match = useMatches().at(-1);
  const title = (match?.handle as RouteHandle | undefined)?.title(match?.params ?? {});
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);

  useEffect(() => {
    const remember = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, navigationType === 'POP' ? (scrollPositions.get(key) ?? 0) : 0);
  }, [pathname, key, hash, navigationType]);

  return null;
}
