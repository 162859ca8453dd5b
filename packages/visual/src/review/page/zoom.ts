import { $, targetOf } from './html.ts';
import type { Zoom } from './link.ts';

const least = 0.1;
const most = 16;
const steps = [least, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, most];

/** A point in a viewport, in pixels of the window. */
interface Point {
  viewport: Element;
  x: number;
  y: number;
}

interface Options {
  /** The width of the pictures in pixels. */
  widthOf: () => number;
  onZoom: () => void;
}

const viewports = () => [...$('stage').querySelectorAll('.viewport')];

/** Zoom and scroll positions, which both screenshots share. */
export function createZoom({ widthOf, onZoom }: Options) {
  /** A factor, or `fit`: as wide as the viewport, at most the actual size, or twice that if there is room. */
  let zoom: Zoom = 'fit';

  const fit = () => {
    const [viewport] = viewports();
    if (!viewport) return 1;
    const { paddingLeft, paddingRight } = getComputedStyle(viewport);
    const room = viewport.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const share = room / widthOf();
    return share >= 2 ? 2 : Math.min(1, share);
  };
  const factor = () => (zoom === 'fit' ? fit() : zoom);

  function apply() {
    const now = factor();
    $('stage').style.setProperty('--zoom', String(now));
    $('stage').toggleAttribute('data-pixelated', now > 1);
    $('zoom').textContent = `${Math.round(now * 100)} %`;
    $('zoom-fit').setAttribute('aria-pressed', String(zoom === 'fit'));
    $('zoom-in').disabled = now >= most;
    $('zoom-out').disabled = now <= least;
  }

  /** Zooms so that the point of the picture below `point` (by default the middle of the viewport) stays there. */
  function set(next: Zoom, point?: Point) {
    const viewport = point?.viewport ?? viewports()[0];
    if (!viewport) return;
    const frame = viewport.getBoundingClientRect();
    const { x, y } = point ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const picture = viewport.querySelector('.picture');
    if (!picture) return;
    const before = picture.getBoundingClientRect();
    zoom = next;
    apply();
    const after = picture.getBoundingClientRect();
    const moved = (
      at: number,
      start: number,
      length: number,
      newStart: number,
      newLength: number,
    ) => newStart + ((at - start) / length) * newLength - at;
    viewport.scrollLeft += moved(x, before.x, before.width, after.x, after.width);
    viewport.scrollTop += moved(y, before.y, before.height, after.y, after.height);
    onZoom();
  }

  const clamp = (value: number) => Math.min(most, Math.max(least, value));
  // The zoom that fits has many decimals.
  const next = () => steps.find((step) => step > factor() * 1.01) ?? most;
  const previous = () => steps.findLast((step) => step < factor() * 0.99) ?? least;

  $('stage').addEventListener(
    'wheel',
    (event) => {
      // Browsers report a pinch on a trackpad as a wheel with Ctrl.
      const viewport = targetOf(event)?.closest('.viewport');
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
    (event) => {
      const target = targetOf(event);
      for (const other of viewports()) {
        if (!target || other === target) continue;
        other.scrollLeft = target.scrollLeft;
        other.scrollTop = target.scrollTop;
      }
    },
    { capture: true },
  );

  // Drag to pan, with a mouse: touch screens scroll by themselves.
  $('stage').addEventListener('pointerdown', (event) => {
    const viewport = targetOf(event)?.closest<HTMLElement>('.viewport');
    if (event.pointerType !== 'mouse' || event.button !== 0 || !viewport) return;
    if (targetOf(event)?.matches('input')) return;
    const drag = new AbortController();
    const { signal } = drag;
    viewport.setPointerCapture(event.pointerId);
    viewport.addEventListener(
      'pointermove',
      ({ movementX, movementY }) => {
        viewport.scrollLeft -= movementX;
        viewport.scrollTop -= movementY;
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel'])
      viewport.addEventListener(type, () => drag.abort(), { signal });
  });

  new ResizeObserver(() => void (zoom === 'fit' && apply())).observe($('stage'));

  return { apply, set, zoomIn: () => set(next()), zoomOut: () => set(previous()), get: () => zoom };
}
