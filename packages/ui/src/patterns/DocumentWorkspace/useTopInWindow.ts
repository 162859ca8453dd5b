import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Keeps a custom property at the distance, in pixels, between the window's top and the element's. */
export function useTopInWindow(ref: RefObject<HTMLElement | null>, property: string) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        element.style.setProperty(property, `${element.getBoundingClientRect().top}px`);
      });
    };
    measure();
    // What is above changes its height with the window's width, and with the fonts.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [ref, property]);
}
