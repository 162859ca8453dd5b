/** The space to leave above and below the row, in pixels. */
const margin = 16;

/** The height of what stays in view at the top of the window: scroll padding keeps clear of it. */
const barHeight = (root: HTMLElement) =>
  parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0;

/** How long the panels must keep their height: one may be opening, and a comparison may still be loading. */
const settled = 120;

/** The events of a user who scrolls or works elsewhere meanwhile. */
const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to the selected row once the panels have settled, unless the user takes over. Does nothing where
 * they are below the viewer, because scrolling would move the page out of view. Returns a function that cancels it.
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
    if (!row || (row.left < page.right && row.right > page.left)) return;
    const above = row.top - Math.max(margin, barHeight(root));
    const below = row.bottom + margin - root.clientHeight;
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
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of takingOver) view?.removeEventListener(type, stop, { capture: true });
  };
  // Captured: the key press that selected the finding has passed the window's capture phase by now.
  for (const type of takingOver) {
    view?.addEventListener(type, stop, { capture: true, passive: true });
  }
  observer.observe(panels);
  return stop;
}
