const durationMs = 180;

/**
 * Scrolls an element over a short, fixed time: the browser's own smooth scrolling takes longer the farther it
 * goes. Jumps where motion is not welcome. Returns how to stop.
 */
export function glide(element: HTMLElement, by: { left: number; top: number }): () => void {
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
