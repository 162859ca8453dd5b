/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Change } from '../data.ts';

export const views = ['Slider', 'Side by side', 'Blink', 'Difference'] as const;
export type View = (typeof views)[number];

/** `Fit` scales wide pictures down to the width of the stage; a number is a factor. */
export const zooms = ['Fit', 1, 2, 4, 8] as const;
export type Zoom = (typeof zooms)[number];

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The width of the wider screenshot, in pixels. */
const widthOf = ({ sizes }: Change) => Math.max(0, ...(sizes ?? []).map(({ width }) => width));

/** One screenshot, with boxes around the regions that differ. */
function Picture({ change, side }: { change: Change; side: 'before' | 'after' }) {
  const { title, name, regions = [], sizes } = change;
  const size = sizes?.[side === 'before' ? 0 : 1];
  const caption = side === 'before' ? 'Before' : 'After';
  // At the same scale, even if the two sizes differ.
  const width = size && percent(size.width, widthOf(change));
  return (
    <figure class={side} style={{ width }}>
      <figcaption>{caption}</figcaption>
      <div class="picture" style={{ aspectRatio: size && `${size.width} / ${size.height}` }}>
        <img src={change[side]} alt={`${caption}: ${title} › ${name}`} draggable={false} />
        {size &&
          regions.map(({ x, y, width, height }) => (
            <div
              class="region"
              style={{
                left: percent(x, size.width),
                top: percent(y, size.height),
                width: percent(width, size.width),
                height: percent(height, size.height),
              }}
            />
          ))}
      </div>
    </figure>
  );
}

/** Scrolls both screenshots together. */
function scrollTogether({ currentTarget }: { currentTarget: HTMLElement }) {
  for (const other of currentTarget.parentElement?.children ?? []) {
    other.scrollLeft = currentTarget.scrollLeft;
    other.scrollTop = currentTarget.scrollTop;
  }
}

/** Shows a change in one of the views; a single screenshot has only one. */
export function Stage({ change, view, zoom }: { change: Change; view: View; zoom: Zoom }) {
  const { before, after, box, message } = change;
  const stage = useRef<HTMLElement>(null);
  // At the centre of the change, so that the slider shows some of both sides.
  const middle = box ? (box.x + box.width / 2) / widthOf(change) : 0.5;
  const [share, setShare] = useState(middle);
  const isPair = before !== undefined && after !== undefined;
  const pictures = [
    before && <Picture change={change} side="before" key="before" />,
    after && <Picture change={change} side="after" key="after" />,
  ];
  const panes = isPair && view === 'Side by side' ? pictures.map((one) => [one]) : [pictures];

  useLayoutEffect(() => {
    for (const pane of stage.current?.querySelectorAll('.pane') ?? []) {
      const region = pane.querySelector('.region')?.getBoundingClientRect();
      if (!region) continue;
      // Not `scrollIntoView`, which would also scroll the page on phones.
      const { x, y } = pane.getBoundingClientRect();
      pane.scrollLeft += region.x - x - (pane.clientWidth - region.width) / 2;
      pane.scrollTop += region.y - y - (pane.clientHeight - region.height) / 2;
    }
  }, [view, zoom]);

  return (
    <section
      ref={stage}
      class="stage"
      aria-label="Before and after"
      data-view={isPair ? view : undefined}
      data-zoom={zoom}
      style={{ '--width': widthOf(change) || undefined, '--zoom': zoom, '--share': share }}
    >
      {!before && !after && <p class="empty">There is no screenshot: {message}.</p>}
      {(before || after) &&
        panes.map((pane, i) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be focusable to scroll by keyboard
          <div class="pane" key={i} tabIndex={0} onScroll={scrollTogether}>
            <div class="canvas">
              {pane}
              {isPair && view === 'Slider' && (
                <input
                  type="range"
                  max="1"
                  step="any"
                  value={share}
                  aria-label="Share of the old screenshot"
                  onInput={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
                />
              )}
            </div>
          </div>
        ))}
    </section>
  );
}
