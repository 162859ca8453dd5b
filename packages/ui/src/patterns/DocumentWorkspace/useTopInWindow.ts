import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Sets a custom property of `target` to the distance of `ref` from the top of the window, in pixels. */
export function useTopInWindow(
  ref: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  property: string,
) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        target.current?.style.setProperty(property, `${element.getBoundingClientRect().top}px`);
      });
    };
    measure();
    // The content above changes its height with the viewport width and when fonts load.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [ref, target, property]);
}
