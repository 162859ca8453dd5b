/** The space to leave above and below the row, in pixels. */
const margin = 16;

/** The uncovered part of the viewport: its scroll padding is the height of sticky elements. */
function uncovered(root: HTMLElement) {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(root);
  return {
    top: Math.max(margin, parseFloat(scrollPaddingBlockStart) || 0),
    bottom: root.clientHeight - Math.max(margin, parseFloat(scrollPaddingBlockEnd) || 0),
  };
}

/** How long the panels must keep their height: one may be opening, and a comparison may still be loading. */
const settled = 120;

/** The events of a user who scrolls or works elsewhere meanwhile. */
const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to the selected row once the panels have settled, unless the user scrolls, presses or types first.
 * Where the panels are below the viewer, it only scrolls to a row that is partly in view: any other was selected by its
 * mark on the page, which would scroll out of view. Returns a function that cancels it.
 */
export function bringIntoView(
  viewer: HTMLElement,
  panels: HTMLElement,
  findRow: () => HTMLElement | undefined,
) {
  const { defaultView: view, documentElement: root } = viewer.ownerDocument;
  const show = () => {
    stop();
    const row = findRow()?.getBoundingClientRect();
    const page = viewer.getBoundingClientRect();
    if (!row) return;
    const { top, bottom } = uncovered(root);
    const isBelow = row.left < page.right && row.right > page.left;
    if (isBelow && (row.top > bottom || row.bottom < top)) return;
    const above = row.top - top;
    const below = row.bottom - bottom;
    if (above >= 0 && below <= 0) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view?.scrollBy({
      top: above < 0 ? above : Math.min(above, below),
      behavior: isReduced ? 'instant' : 'smooth',
    });
  };
  let timer = 0;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(show, settled);
  });
  const waiting = new AbortController();
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    waiting.abort();
  };
  // Captured: the key press that selected the finding has passed the window's capture phase by now.
  for (const type of takingOver) {
    view?.addEventListener(type, stop, { capture: true, passive: true, signal: waiting.signal });
  }
  observer.observe(panels);
  return stop;
}
