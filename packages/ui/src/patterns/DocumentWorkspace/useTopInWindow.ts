import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { zoomOf } from '../../ownerWindow';

/** Sets a custom property of `target` to the distance of `ref` from the top of the viewport, in pixels of `target`. */
export function useTopInWindow(
  ref: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  property: string,
) {
  // A layout effect, so that the effects of children, such as scrolling to a finding, see the final height.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { body, defaultView: view } = element.ownerDocument;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      target.current?.style.setProperty(property, `${top / zoomOf(element)}px`);
    };
    measure();

    let frame = 0;
    const measureLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    // The height of the content above changes with the viewport width and when fonts load.
    const observer = new ResizeObserver(measureLater);
    observer.observe(body);
    view?.addEventListener('scroll', measureLater, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      view?.removeEventListener('scroll', measureLater);
    };
  }, [ref, target, property]);
}
