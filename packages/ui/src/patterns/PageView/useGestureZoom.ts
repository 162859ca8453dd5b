import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { Point } from '../review';

type ZoomBy = (factor: number, at: Point) => void;

/** Smaller changes are accumulated, because rounding the zoom to a whole percent would lose or distort them. */
const smallestStep = 0.03;

/** What Safari reports for a pinch on a trackpad. TypeScript has no type for it. */
interface GestureEvent extends MouseEvent {
  /** How far the fingers are apart, relative to the start of the pinch. */
  scale: number;
}

/**
 * Zooms around the pointer: with Ctrl or Cmd and the wheel (Chromium and Firefox report a trackpad pinch as such an
 * event), with Safari's gesture events, and with two fingers. Adds native listeners, because React's are passive and
 * could not keep the browser from zooming too.
 */
export function useGestureZoom(stage: RefObject<HTMLElement | null>, onZoom: ZoomBy) {
  const zoomBy = useEffectEvent(onZoom);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;

    let scrolled = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      // Limit a notch of a wheel, which is about 100 px; a pinch sends only a few pixels at a time.
      scrolled += Math.max(-60, Math.min(60, event.deltaY));
      const factor = Math.exp(-scrolled / 200);
      if (Math.abs(factor - 1) < smallestStep) return;
      scrolled = 0;
      zoomBy(factor, { x: event.clientX, y: event.clientY });
    };

    let distance = 0;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two) {
        distance = 0;
        return;
      }
      if (event.cancelable) event.preventDefault();
      const next = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (event.type === 'touchmove' && distance > 0) {
        const factor = next / distance;
        if (Math.abs(factor - 1) < smallestStep) return;
        zoomBy(factor, {
          x: (one.clientX + two.clientX) / 2,
          y: (one.clientY + two.clientY) / 2,
        });
      }
      distance = next;
    };

    let scale = 1;
    const onGesture = (event: Event) => {
      event.preventDefault();
      const next = event as GestureEvent;
      if (event.type === 'gesturestart') scale = 1;
      const factor = next.scale / scale;
      // Safari on iOS sends gesture events for two fingers too, which `onTouch` handles.
      if (distance > 0 || Math.abs(factor - 1) < smallestStep) return;
      scale = next.scale;
      zoomBy(factor, { x: next.clientX, y: next.clientY });
    };

    const mounted = new AbortController();
    const options = { passive: false, signal: mounted.signal };
    element.addEventListener('wheel', onWheel, options);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, options);
    for (const type of ['gesturestart', 'gesturechange'])
      element.addEventListener(type, onGesture, options);
    return () => mounted.abort();
  }, [stage]);
}
