import type { ChangedElement, Property } from '../changedElements.ts';
import type { Change } from '../data.ts';
import { groupBy } from '../groups.ts';
import { $, fill, html, targetOf, within } from './html.ts';
import { outline, reveal } from './stage.ts';
import { plural } from './words.ts';

/** An element with its place in the list. */
type Indexed = ChangedElement & { index: number };

const isColour = (value: string) => /^(rgb|hsl|oklch|oklab|lab|lch|color)a?\([^()]*\)$/.test(value);

const valueOf = (value: string) =>
  html`<code>${isColour(value) ? html`<i style="background: ${value}"></i>` : ''}${value}</code>`;

const property = ([name, before, after]: Property) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${valueOf(before)} <span class="arrow">→</span> ${valueOf(after)}</dd>
  </div>`;

const remarks: Partial<Record<ChangedElement['kind'], string>> = { added: 'new', removed: 'gone' };

const button = ({ index, tag, role, name, kind }: Indexed) =>
  html`<button type="button" data-element="${index}">
    <code>${tag}</code
    >${role && role !== tag ? html` ${role}` : ''}${name ? html` <q>${name}</q>` : ''}${
      remarks[kind] ? html` <em>${remarks[kind]}</em>` : ''
    }
  </button>`;

/** Elements with the same change. If there are several, it comes first. */
const item = (alike: Indexed[]) => {
  const properties = alike[0]?.properties ?? [];
  const list = properties.length > 0 ? html`<dl>${properties.map(property)}</dl>` : '';
  const buttons = alike.map(button);
  return html`<li>${alike.length > 1 ? [list, ...buttons] : [...buttons, list]}</li>`;
};

/** The change whose elements are listed. */
let shown: Change | undefined;

/** Lists the elements of a change. */
export function renderElements(change: Change): void {
  shown = change;
  const { elements } = change;
  const isTouched = elements.some(({ kind }) => kind === 'touched');
  $('elements').hidden = elements.length === 0;
  $('elements-title').textContent = isTouched
    ? `${plural(elements.length, 'element')} with changed pixels`
    : `${plural(elements.length, 'element')} changed`;
  const indexed = elements.map((element, index) => ({ ...element, index }));
  const alike = groupBy(indexed, ({ properties }) => JSON.stringify(properties));
  fill(within('elements', 'ul'), html`${[...alike.values()].map(item)}`);
}

/** Called once: the element that is hovered or focused is outlined on both screenshots. */
export function listenToElements(): void {
  const list = within('elements', 'ul');
  const outlineAt = (target: Element | null | undefined) => {
    const index = target?.closest('button')?.dataset.element;
    if (shown) outline(index ? shown.elements[Number(index)] : undefined, shown);
  };
  list.addEventListener('pointerover', (event) => outlineAt(targetOf(event)));
  list.addEventListener('pointerleave', () => outlineAt(document.activeElement));
  list.addEventListener('focusout', () => outlineAt(undefined));
  list.addEventListener('focusin', (event) => {
    outlineAt(targetOf(event));
    reveal('.element');
  });
}
