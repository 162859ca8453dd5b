import { $, html } from './html.js';

const percent = (part, whole) => `${(100 * part) / whole}%`;

/** The position of a box on a screenshot. */
const placeOf = (box, size) =>
  `left: ${percent(box.x, size.width)}; top: ${percent(box.y, size.height)};
   width: ${percent(box.width, size.width)}; height: ${percent(box.height, size.height)}`;

/** One screenshot, with boxes around the regions that differ. */
function figure(change, role) {
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

const viewport = (content, label) =>
  html`<div class="viewport" tabindex="0" role="group" aria-label="${label}">
    <div class="canvas">${content}</div>
  </div>`;

/** The width of the screenshots in pixels: that of the wider one. */
export const widthOf = ({ sizes }) => Math.max(0, ...sizes.map(({ width }) => width)) || 1280;

export const isPair = ({ before, after }) => Boolean(before && after);

/** Shows a change in one of the views; a single screenshot has only one. */
export function renderStage(change, view) {
  const stage = $('stage');
  const roles = ['before', 'after'].filter((role) => change[role]);
  stage.dataset.view = isPair(change) ? view : 'one';
  stage.style.setProperty('--width', String(widthOf(change)));
  const figures = roles.map((role) => figure(change, role));
  if (roles.length === 0) {
    stage.innerHTML = html`<p class="nothing">There is no screenshot: ${change.message}.</p>`;
  } else if (stage.dataset.view === 'side') {
    stage.innerHTML = html`${viewport(figures[0], 'Before')}${viewport(figures[1], 'After')}`;
  } else if (stage.dataset.view === 'slider') {
    const slider = html`<input
      type="range"
      value="${middleOf(change)}"
      aria-label="Share of the old screenshot"
    />`;
    stage.innerHTML = html`${viewport([...figures, slider], 'Before and after')}`;
  } else {
    stage.innerHTML = html`${viewport(figures, isPair(change) ? 'Before and after' : 'Screenshot')}`;
  }
  moveDivider(middleOf(change));
}

/** The middle of what changed, in percent, so that the slider shows some of both sides. */
const middleOf = ({ box, sizes }) =>
  box ? Math.round((100 * (box.x + box.width / 2)) / widthOf({ sizes })) : 50;

const moveDivider = (share) => $('stage').style.setProperty('--share', String(share / 100));

/** Outlines an element on both screenshots; none without `element`. */
export function outline(element, { sizes }) {
  for (const old of $('stage').querySelectorAll('.element')) old.remove();
  for (const [i, role] of ['before', 'after'].entries()) {
    const picture = $('stage').querySelector(`.${role} .picture`);
    if (!element?.[role] || !picture || !sizes[i]) continue;
    const box = document.createElement('div');
    box.className = 'element';
    box.style = placeOf(element[role], sizes[i]);
    picture.append(box);
  }
}

/** Scrolls to the first region that differs, or to the outlined element. */
export function reveal(selector = '.region') {
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
export function listenToSlider() {
  $('stage').addEventListener('input', ({ target }) => moveDivider(target.value));
}
