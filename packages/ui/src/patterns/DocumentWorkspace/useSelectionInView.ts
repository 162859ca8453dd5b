import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The space to leave above and below the row, in pixels. */
const margin = 16;

/** How long the panels must keep their height: one may be opening, and a comparison may still be loading. */
const settled = 120;

/** When to give up, in milliseconds. */
const limit = 2000;

/** The events of a user who scrolls or works elsewhere meanwhile. */
const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window, if necessary, to the row of a finding that the user has selected, with what it compares. Moves no
 * focus. Does nothing where the panels are below the viewer, because scrolling would move the page out of view.
 */
export function useSelectionInView(
  viewer: RefObject<HTMLElement | null>,
  panels: RefObject<HTMLElement | null>,
  selectedFinding: string | null,
) {
  const last = useRef(selectedFinding);
  useEffect(() => {
    const changed = last.current !== selectedFinding;
    last.current = selectedFinding;
    const list = panels.current;
    // A page that opens with a finding, which it may select only after hydration, starts at its top.
    if (!changed || !navigator.userActivation.hasBeenActive) return;
    if (selectedFinding === null || !list) return;

    const show = () => {
      stop();
      const row = list.querySelector('[data-selected]')?.getBoundingClientRect();
      const page = viewer.current?.getBoundingClientRect();
      if (!row || !page || (row.left < page.right && row.right > page.left)) return;
      const above = row.top - margin;
      const below = row.bottom + margin - document.documentElement.clientHeight;
      if (above >= 0 && below <= 0) return;
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollBy({
        top: above < 0 ? above : Math.min(above, below),
        behavior: isReduced ? 'instant' : 'smooth',
      });
    };
    let timer = 0;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(show, settled);
    });
    const deadline = window.setTimeout(() => stop(), limit);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(deadline);
      listening.abort();
    };
    // The event that selected the finding may not have reached the window yet.
    const start = performance.now();
    const stopIfLater = ({ timeStamp }: Event) => {
      if (timeStamp > start) stop();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of takingOver) {
      window.addEventListener(type, stopIfLater, { passive: true, signal });
    }
    observer.observe(list);
    return stop;
  }, [viewer, panels, selectedFinding]);
}
