import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Sets `--pt-document-bar`, for scroll padding and for what sticks below, to the height of the element that stays in
 * view. The stylesheet has its usual height; text may be larger and wrap. Sets `data-stuck` on the first bar while content
 * scrolls below it.
 */
export function useBarHeight(...bars: RefObject<HTMLElement | null>[]) {
  useLayoutEffect(() => {
    const style = bars[0]?.current?.ownerDocument.documentElement.style;
    const observer = new ResizeObserver(() => {
      const bar = bars.find(
        ({ current }) =>
          current && ['sticky', 'fixed'].includes(getComputedStyle(current).position),
      );
      if (bar?.current) style?.setProperty('--pt-document-bar', `${bar.current.offsetHeight}px`);
      else style?.removeProperty('--pt-document-bar');
    });
    // A bar at the top edge is not whole inside of a window that ends 1 px below that edge.
    const stuck = new IntersectionObserver(
      ([entry]) =>
        bars[0]?.current?.toggleAttribute(
          'data-stuck',
          entry !== undefined && entry.intersectionRatio < 1 && entry.boundingClientRect.top <= 0,
        ),
      { rootMargin: '-1px 0px 0px', threshold: 1 },
    );
    for (const { current } of bars) if (current) observer.observe(current);
    if (bars[0]?.current) stuck.observe(bars[0].current);
    return () => {
      observer.disconnect();
      stuck.disconnect();
      style?.removeProperty('--pt-document-bar');
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs never change
  }, []);
}
