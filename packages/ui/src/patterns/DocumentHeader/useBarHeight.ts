import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Sets `--pt-document-bar`, for scroll padding and for what sticks below, to the height of the element that stays in
 * view. The stylesheet has its usual height; text may be larger and wrap.
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
    for (const { current } of bars) if (current) observer.observe(current);
    return () => {
      observer.disconnect();
      style?.removeProperty('--pt-document-bar');
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs never change
  }, []);
}
