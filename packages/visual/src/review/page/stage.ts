import type { Box } from '../../compare/regions.ts';
import type { ChangedElement } from '../changedElements.ts';
import type { Change, Size } from '../data.ts';
import { $, fill, html } from './html.ts';
import type { View } from './link.ts';

type Role = 'before' | 'after';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The position of a box on a screenshot. */
const placeOf = (box: Box, size: Size) =>
  `left: ${percent(box.x, size.width)}; top: ${percent(box.y, size.height)};
   width: ${percent(box.width, size.width)}; height: ${percent(box.height, size.height)}`;

/** One screenshot, with boxes around the regions that differ. */
function figure(change: Change, role: Role) {
  const { title, name, regions, sizes } = change;
  const caption = role === 'before' ? 'Before' : 'After';
  const size = sizes[role === 'before' ? 0 : 1];
  // Both at the same scale, even if their sizes differ.
  const width = size ? percent(size.width, widthOf(change)) : '100%';
  const boxes = size
    ? regions.map((region) => html`<div class="region" style="${placeOf(region, size)}"></div>`)
    : '';
  return html`<figure class="${role}" style="width: ${width}">
    <figcaption>${caption}</figcaption>
    <div class="picture" style="${size ? `aspect-ratio: ${size.width} / ${size.height}` : ''}">
      <img src="${change[role]}" alt="${caption}: ${title} › ${name}" draggable="false" />${boxes}
    </div>
  </figure>`;
}

const viewport = (content: unknown, label: string) =>
  html`<div class="viewport" tabindex="0" role="group" aria-label="${label}">
    <div class="canvas">${content}</div>
  </div>`;

/** The width of the screenshots in pixels: that of the wider one. */
export const widthOf = ({ sizes }: Pick<Change, 'sizes'>): number =>
  Math.max(0, ...sizes.map(({ width }) => width)) || 1280;

export const isPair = ({ before, after }: Change): boolean => Boolean(before && after);

/** Shows a change in one of the views; a single screenshot has only one. */
export function renderStage(change: Change, view: View): void {
  const stage = $('stage');
  const roles = (['before', 'after'] as const).filter((role) => change[role]);
  stage.dataset.view = isPair(change) ? view : 'one';
  stage.style.setProperty('--width', String(widthOf(change)));
  const figures = roles.map((role) => figure(change, role));
  if (roles.length === 0) {
    fill(stage, html`<p class="nothing">There is no screenshot: ${change.message}.</p>`);
  } else if (stage.dataset.view === 'side') {
    fill(stage, html`${viewport(figures[0], 'Before')}${viewport(figures[1], 'After')}`);
  } else if (stage.dataset.view === 'slider') {
    const slider = html`<input
      type="range"
      value="${middleOf(change)}"
      aria-label="Share of the old screenshot"
    />`;
    fill(stage, viewport([...figures, slider], 'Before and after'));
  } else {
    fill(stage, viewport(figures, isPair(change) ? 'Before and after' : 'Screenshot'));
  }
  moveDivider(middleOf(change));
}

/** The middle of what changed, in percent, so that the slider shows some of both sides. */
const middleOf = ({ box, sizes }: Change) =>
  box ? Math.round((100 * (box.x + box.width / 2)) / widthOf({ sizes })) : 50;

const moveDivider = (share: number) => $('stage').style.setProperty('--share', String(share / 100));

/** Outlines an element on both screenshots; none without `element`. */
export function outline(element: ChangedElement | undefined, { sizes }: Change): void {
  for (const old of $('stage').querySelectorAll('.element')) old.remove();
  for (const [i, role] of (['before', 'after'] as const).entries()) {
    const picture = $('stage').querySelector(`.${role} .picture`);
    const [place, size] = [element?.[role], sizes[i]];
    if (!place || !picture || !size) continue;
    const box = document.createElement('div');
    box.className = 'element';
    box.style = placeOf(place, size);
    picture.append(box);
  }
}

/** Scrolls to the first region that differs, or to the outlined element. */
export function reveal(selector = '.region'): void {
  for (const viewport of $('stage').querySelectorAll('.viewport')) {
    const target = viewport.querySelector(selector);
    if (!target) continue;
    const box = target.getBoundingClientRect();
    const frame = viewport.getBoundingClientRect();
    if (box.bottom > frame.bottom || box.top < frame.top) {
      viewport.scrollTop += box.top - frame.top - Math.max(32, (frame.height - box.height) / 2);
    }
    if (box.right > frame.right || box.left < frame.left) {
      viewport.scrollLeft += box.left - frame.left - Math.max(32, (frame.width - box.width) / 2);
    }
  }
}

/** Called once: moves the divider of the slider. */
export function listenToSlider(): void {
  $('stage').addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) moveDivider(target.valueAsNumber);
  });
}
