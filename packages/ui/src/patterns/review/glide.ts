import { ownDistance } from '../../ownerWindow';

const durationMs = 180;

/**
 * Scrolls an element within a short, fixed time, as native smooth scrolling takes longer over long distances. Jumps
 * under reduced motion. Returns a function that cancels it.
 */
export function glide(element: HTMLElement, inWindow: { left: number; top: number }): () => void {
  const by = ownDistance(element, inWindow);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollBy(by);
    return () => undefined;
  }
  const from = { left: element.scrollLeft, top: element.scrollTop };
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.min(1, Math.max(0, now - start) / durationMs);
    const eased = 1 - (1 - part) ** 3;
    element.scrollTo({ left: from.left + by.left * eased, top: from.top + by.top * eased });
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
