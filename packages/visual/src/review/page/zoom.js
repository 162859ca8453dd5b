import { $ } from './html.js';

const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

const viewports = () => [...$('stage').querySelectorAll('.viewport')];

/** Zoom and scroll positions, which both screenshots share. */
export function createZoom({ widthOf, onZoom }) {
  /** A factor, or `fit`: as wide as the viewport, at most the actual size, or twice that if there is room. */
  let zoom = /** @type {'fit' | number} */ ('fit');

  const fit = () => {
    const [viewport] = viewports();
    if (!viewport) return 1;
    const { paddingLeft, paddingRight } = getComputedStyle(viewport);
    const room = viewport.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const most = room / widthOf();
    return most >= 2 ? 2 : Math.min(1, most);
  };
  const factor = () => (zoom === 'fit' ? fit() : zoom);

  function apply() {
    const now = factor();
    $('stage').style.setProperty('--zoom', String(now));
    $('stage').toggleAttribute('data-pixelated', now > 1);
    $('zoom').textContent = `${Math.round(now * 100)} %`;
    $('zoom-fit').setAttribute('aria-pressed', String(zoom === 'fit'));
    $('zoom-in').disabled = now >= steps.at(-1);
    $('zoom-out').disabled = now <= steps[0];
  }

  /** Zooms so that the point of the picture below `point` (by default the middle of the viewport) stays there. */
  function set(next, point) {
    const viewport = point?.viewport ?? viewports()[0];
    if (!viewport) return;
    const frame = viewport.getBoundingClientRect();
    const { x, y } = point ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const picture = viewport.querySelector('.picture');
    const before = picture.getBoundingClientRect();
    zoom = next;
    apply();
    const after = picture.getBoundingClientRect();
    const moved = (at, start, length, newStart, newLength) =>
      newStart + ((at - start) / length) * newLength - at;
    viewport.scrollLeft += moved(x, before.x, before.width, after.x, after.width);
    viewport.scrollTop += moved(y, before.y, before.height, after.y, after.height);
    onZoom(zoom);
  }

  const clamp = (value) => Math.min(steps.at(-1), Math.max(steps[0], value));
  // The zoom that fits has many decimals.
  const next = () => steps.find((step) => step > factor() * 1.01) ?? steps.at(-1);
  const previous = () => steps.findLast((step) => step < factor() * 0.99) ?? steps[0];

  $('stage').addEventListener(
    'wheel',
    (event) => {
      // Browsers report a pinch on a trackpad as a wheel with Ctrl.
      const viewport = event.target.closest('.viewport');
      if (!event.ctrlKey || !viewport) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const step = Math.max(-50, Math.min(50, event.deltaY * lines));
      set(clamp(factor() * Math.exp(-step / 100)), {
        viewport,
        x: event.clientX,
        y: event.clientY,
      });
    },
    { passive: false },
  );

  // `scroll` events do not bubble.
  $('stage').addEventListener(
    'scroll',
    ({ target }) => {
      for (const other of viewports()) {
        if (other === target) continue;
        other.scrollLeft = target.scrollLeft;
        other.scrollTop = target.scrollTop;
      }
    },
    { capture: true },
  );

  // Drag to pan, with a mouse: touch screens scroll by themselves.
  $('stage').addEventListener('pointerdown', (event) => {
    const viewport = event.target.closest('.viewport');
    if (event.pointerType !== 'mouse' || event.button !== 0 || !viewport) return;
    if (event.target.matches('input')) return;
    const drag = new AbortController();
    const listen = (type, listener) =>
      viewport.addEventListener(type, listener, { signal: drag.signal });
    viewport.setPointerCapture(event.pointerId);
    listen('pointermove', ({ movementX, movementY }) => {
      viewport.scrollLeft -= movementX;
      viewport.scrollTop -= movementY;
    });
    for (const type of ['pointerup', 'pointercancel']) listen(type, () => drag.abort());
  });

  new ResizeObserver(() => zoom === 'fit' && apply()).observe($('stage'));

  return { apply, set, zoomIn: () => set(next()), zoomOut: () => set(previous()), get: () => zoom };
}
