import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Point } from './geometry';
import { zoomedBy } from './zoom';

type ZoomTo = (next: (zoom: number) => number, at: Point) => void;

/** Smaller changes are accumulated, because the zoom is rounded to a whole percent and would not change. */
const smallestStep = 0.03;

/**
 * Zooms around the pointer: with Ctrl or Cmd and the wheel (which is also what a pinch on a trackpad sends), and with
 * two fingers. Adds native listeners, because React's are passive and could not keep the browser from zooming too.
 */
export function useGestureZoom(stage: RefObject<HTMLElement | null>, zoomTo: ZoomTo) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;

    let scrolled = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      // One step of a wheel is about 100 px; a pinch sends only a few at a time.
      scrolled += Math.max(-60, Math.min(60, event.deltaY));
      const factor = Math.exp(-scrolled / 200);
      if (Math.abs(factor - 1) < smallestStep) return;
      scrolled = 0;
      zoomTo((zoom) => zoomedBy(zoom, factor), { x: event.clientX, y: event.clientY });
    };

    let distance = 0;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two) return;
      if (event.cancelable) event.preventDefault();
      const next = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (event.type === 'touchmove' && distance > 0) {
        const factor = next / distance;
        if (Math.abs(factor - 1) < smallestStep) return;
        zoomTo((zoom) => zoomedBy(zoom, factor), {
          x: (one.clientX + two.clientX) / 2,
          y: (one.clientY + two.clientY) / 2,
        });
      }
      distance = next;
    };

    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouch, { passive: false });
    element.addEventListener('touchmove', onTouch, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchmove', onTouch);
    };
  }, [stage, zoomTo]);
}
