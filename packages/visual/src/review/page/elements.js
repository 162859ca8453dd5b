import { groupBy } from '../groups.js';
import { $, html } from './html.js';
import { outline, reveal } from './stage.js';
import { plural } from './words.js';

const isColour = (value) => /^(rgb|hsl|oklch|oklab|lab|lch|color)a?\([^()]*\)$/.test(value);

const valueOf = (value) =>
  html`<code>${isColour(value) ? html`<i style="background: ${value}"></i>` : ''}${value}</code>`;

const property = ([name, before, after]) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${valueOf(before)} <span class="arrow">→</span> ${valueOf(after)}</dd>
  </div>`;

const remark = { added: 'new', removed: 'gone' };

const button = ({ index, tag, role, name, kind }) =>
  html`<button type="button" data-element="${index}">
    <code>${tag}</code
    >${role && role !== tag ? html` ${role}` : ''}${name ? html` <q>${name}</q>` : ''}${
      remark[kind] ? html` <em>${remark[kind]}</em>` : ''
    }
  </button>`;

/** Elements with the same change. If there are several, it comes first. */
const item = (alike) => {
  const [{ properties }] = alike;
  const list = properties.length > 0 ? html`<dl>${properties.map(property)}</dl>` : '';
  const buttons = alike.map(button);
  return html`<li>${alike.length > 1 ? [list, ...buttons] : [...buttons, list]}</li>`;
};

/** The change whose elements are listed. */
let shown;

/** Lists the elements of a change. */
export function renderElements(change) {
  shown = change;
  const { elements } = change;
  const isTouched = elements.some(({ kind }) => kind === 'touched');
  $('elements').hidden = elements.length === 0;
  $('elements-title').textContent = isTouched
    ? `${plural(elements.length, 'element')} with changed pixels`
    : `${plural(elements.length, 'element')} changed`;
  const indexed = elements.map((element, index) => ({ ...element, index }));
  const alike = groupBy(indexed, ({ properties }) => JSON.stringify(properties));
  $('elements').querySelector('ul').innerHTML = html`${[...alike.values()].map(item)}`;
}

/** Called once: the element that is hovered or focused is outlined on both screenshots. */
export function listenToElements() {
  const list = $('elements').querySelector('ul');
  const elementAt = (target) => shown.elements[target.closest('button')?.dataset.element];
  list.addEventListener('pointerover', ({ target }) => outline(elementAt(target), shown));
  list.addEventListener('pointerleave', () => outline(elementAt(document.activeElement), shown));
  list.addEventListener('focusout', () => outline(undefined, shown));
  list.addEventListener('focusin', ({ target }) => {
    outline(elementAt(target), shown);
    reveal('.element');
  });
}
