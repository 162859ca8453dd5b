import { percentage } from '../../compare/percentage.ts';
import type { Change } from '../data.ts';
import { groupsOf, type Group } from '../groups.ts';
import { $, fill, html, icon } from './html.ts';
import { keyOf, plural, shortTitle } from './words.ts';

/** Of a thumbnail, in pixels. */
const thumbnail = { width: 72, height: 48 };

/**
 * A thumbnail of the place that changed: at most twice as wide as the change, and never enlarged.
 *
 * @returns the style of the image in its frame
 */
function cropStyle({ box, sizes }: Change) {
  const size = sizes.at(-1);
  if (!size) return '';
  const { x, y, width, height } = box ?? { x: 0, y: 0, ...size };
  const scale = Math.min(0.6, thumbnail.width / (width + 24), thumbnail.height / (height + 24));
  const readable = Math.max(scale, thumbnail.width / size.width);
  const offset = (start: number, length: number, whole: number, frame: number) => {
    const centred = frame / 2 - (start + Math.min(length, frame / readable) / 2) * readable;
    return whole * readable < frame
      ? (frame - whole * readable) / 2
      : Math.min(0, Math.max(frame - whole * readable, centred));
  };
  const left = offset(x, width, size.width, thumbnail.width);
  const top = offset(y, height, size.height, thumbnail.height);
  return `width: ${size.width * readable}px; translate: ${left}px ${top}px`;
}

const item = (change: Change, label: string) => {
  const { after, before, kind, share } = change;
  const image = after ?? before;
  const picture = image
    ? html`<img
        src="${image}"
        alt=""
        loading="lazy"
        decoding="async"
        draggable="false"
        style="${cropStyle(change)}"
      />`
    : '';
  return html`<li>
    <a href="#${keyOf(change)}" data-key="${keyOf(change)}">
      <span class="thumbnail">${picture}</span>
      <span class="name"
        >${label}
        <small data-verdict="${kind}">${kind}${share ? ` · ${percentage(share)}` : ''}</small></span
      >
      <span class="mark"></span
    ></a>
  </li>`;
};

const list = (changes: Change[], labelOf: (change: Change) => string) =>
  html`<ul role="list">
    ${changes.map((change) => item(change, labelOf(change)))}
  </ul>`;

const group = ({ cause, own, others }: Group<Change>) => {
  const path = cause.split('/').slice(0, -1).join(' / ');
  const details =
    others.length > 0
      ? html`<details>
          <summary>${plural(others.length, 'screenshot')} containing it</summary>
          ${list(others, ({ title, name, mode }) => `${shortTitle(title)} › ${name}, ${mode}`)}
        </details>`
      : '';
  return html`<section>
    <h2>${path ? html`<small>${path}</small> ` : ''}${shortTitle(cause)}</h2>
    ${list(own, ({ name, mode }) => `${name}, ${mode}`)}${details}
  </section>`;
};

/** The links of the list, by the key of their change. */
let links = new Map<string | undefined, HTMLElement>();

/** Shows the changes, grouped by their cause. */
export function renderList(changes: Change[]): void {
  fill($('groups'), html`${groupsOf(changes).map(group)}`);
  const all = [...$('groups').querySelectorAll<HTMLElement>('[data-key]')];
  links = new Map(all.map((link) => [link.dataset.key, link]));
}

/** Marks the change on the stage. If the focus is in the list, it moves along. */
export function markCurrent(change: Change): void {
  const link = links.get(keyOf(change));
  const hasFocus = $('groups').contains(document.activeElement);
  $('groups').querySelector('[aria-current]')?.removeAttribute('aria-current');
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  link.closest('details')?.setAttribute('open', '');
  link.scrollIntoView({ block: 'nearest' });
  if (hasFocus) link.focus();
}

/** Marks what is decided. */
export function markDecided(
  changes: Change[],
  verdictOf: (change: Change) => string | undefined,
): void {
  for (const change of changes) {
    const link = links.get(keyOf(change));
    const verdict = verdictOf(change);
    const mark = link?.querySelector('.mark');
    if (!link || !mark || link.dataset.decided === verdict) continue;
    if (verdict) link.dataset.decided = verdict;
    else delete link.dataset.decided;
    const name = verdict === 'right' ? 'check' : 'change';
    fill(mark, verdict ? html`${icon(name)}<span class="hidden">${verdict}</span>` : html``);
  }
}
