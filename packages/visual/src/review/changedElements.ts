import type { Box } from '../compare/regions.ts';
import type { Element } from '../render/elements.ts';
import { groupBy } from './groups.ts';

/** What differs: name, old and new value. */
export type Property = [name: string, before: string, after: string];

/** An element that changed. */
export interface ChangedElement extends Pick<Element, 'tag' | 'role' | 'name'> {
  kind: 'changed' | 'added' | 'removed' | 'touched';
  /** Its boxes on the screenshots. */
  before?: Box | undefined;
  after?: Box | undefined;
  properties: Property[];
}

/** An element with its place in a description. */
interface Placed {
  element: Element;
  place: number;
}

type Pair = [before: Placed, after: Placed];

/** Properties that children inherit: their change is reported where it comes from only. */
const inherited =
  /^(color|fill|stroke|stroke-width|font-.*|line-height|letter-spacing|text-align|text-transform|visibility|white-space-collapse)$/;

/** How many properties an element lists, and how many elements a screenshot. */
const most = { properties: 12, elements: 20 };

const labelOf = ({ element: { tag, role, name, style } }: Placed) =>
  [tag, role, name || style.text].join('\n');

const tagOf = ({ element }: Placed) => element.tag;

/** The children of each element, by its place. */
const childrenOf = (elements: Element[]) =>
  groupBy(
    elements.map((element, place) => ({ element, place })),
    ({ element }) => element.parent,
  );

/** Pairs what has the same key, in order; the rest is left over. */
function pairBy(keyOf: (placed: Placed) => string, befores: Placed[], afters: Placed[]) {
  const waiting = groupBy(befores, keyOf);
  const pairs: Pair[] = [];
  const added: Placed[] = [];
  for (const after of afters) {
    const before = waiting.get(keyOf(after))?.shift();
    if (before) pairs.push([before, after]);
    else added.push(after);
  }
  const removed = [...waiting.values()].flat().sort((a, b) => a.place - b.place);
  return { pairs, removed, added };
}

/** Pairs the elements of two trees: children with the same tag, role and name first, then those with the same tag. */
function align(before: Element[], after: Element[]) {
  const children = { before: childrenOf(before), after: childrenOf(after) };
  const pairs: Pair[] = [];
  const removed: Placed[] = [];
  const added: Placed[] = [];
  const visit = (i: number, j: number) => {
    const same = pairBy(labelOf, children.before.get(i) ?? [], children.after.get(j) ?? []);
    const alike = pairBy(tagOf, same.removed, same.added);
    removed.push(...alike.removed);
    added.push(...alike.added);
    const inOrder = [...same.pairs, ...alike.pairs].sort(([, a], [, b]) => a.place - b.place);
    for (const pair of inOrder) {
      pairs.push(pair);
      visit(pair[0].place, pair[1].place);
    }
  };
  visit(-1, -1);
  return { pairs, removed, added };
}

/** A border or outline is one value, and none without a width. */
function withLines(style: Element['style']) {
  const own: Record<string, string | undefined> = { ...style };
  for (const line of [
    'outline',
    ...['top', 'right', 'bottom', 'left'].map((side) => `border-${side}`),
  ]) {
    const parts = ['width', 'style', 'color'].map((part) => own[`${line}-${part}`]);
    for (const part of ['width', 'style', 'color']) delete own[`${line}-${part}`];
    if (parts[0] && parts[1]) own[line] = parts.join(' ');
  }
  if (!own.outline) delete own['outline-offset'];
  return own;
}

/** What an element shows, by property. */
const shownBy = ({ style, role, name }: Element): Record<string, string | undefined> => ({
  ...(name !== style.text && { name }),
  role,
  ...withLines(style),
});

/** The properties that differ. */
function differencesOf(before: Element, after: Element): Property[] {
  const then = shownBy(before);
  const now = shownBy(after);
  return [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .filter((key) => (then[key] ?? '') !== (now[key] ?? ''))
    .map((key) => [key, then[key] || 'none', now[key] || 'none']);
}

const sides: Record<string, string> = {
  'top right bottom left': '',
  'right left': '-inline',
  'top bottom': '-block',
  'top-left top-right bottom-right bottom-left': '',
};

/** Reports sides or corners with the same change as one, as stylesheets do: `padding-inline`, `border-radius`. */
function joinSides(differences: Property[]): Property[] {
  const parsed = differences.map(([key, before, after]) => {
    const [, start = '', side, end = ''] =
      /^(padding|margin|border)-((?:top|bottom)(?:-(?:left|right))?|left|right)(-radius)?$/.exec(
        key,
      ) ?? [];
    const family = side ? `${start} ${end}` : key;
    return { key, side, start, end, family, before, after };
  });
  const groups = groupBy(parsed, ({ family, before, after }) =>
    JSON.stringify([family, before, after]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const joined = sides[group.map(({ side }) => side).join(' ')];
    if (!first || joined === undefined)
      return group.map(({ key, before, after }): Property => [key, before, after]);
    return [[`${first.start}${joined}${first.end}`, first.before, first.after] satisfies Property];
  });
}

/** How an element is reported. */
const entry = (
  kind: ChangedElement['kind'],
  { tag, role, name, style }: Element,
  more: Partial<Pick<ChangedElement, 'before' | 'after' | 'properties'>>,
): ChangedElement => ({
  ...{ kind, tag, role, name: name || style.text || '', properties: [] },
  ...more,
});

/** What differs between two descriptions of the same story. */
function compareElements(before: Element[], after: Element[]): ChangedElement[] {
  const { pairs, removed, added } = align(before, after);
  const differences = new Map<number, string[]>();
  const entries: [place: number, element: ChangedElement][] = [];
  for (const [{ element: then }, { element: now, place }] of pairs) {
    const own = differencesOf(then, now);
    differences.set(place, own.map(String));
    const fromParent = differences.get(now.parent) ?? [];
    const left = own.filter(
      (item) => !inherited.test(item[0]) || !fromParent.includes(String(item)),
    );
    const properties = joinSides(left);
    if (left.length > 0)
      entries.push([
        place,
        entry('changed', now, { before: then.box, after: now.box, properties }),
      ]);
  }
  for (const { element, place } of added)
    entries.push([place, entry('added', element, { after: element.box })]);
  const byPlace = entries.sort(([a], [b]) => a - b).map(([, element]) => element);
  const gone = removed.map(({ element }) => entry('removed', element, { before: element.box }));
  return [...byPlace, ...gone];
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const contains = (a: Box, b: Box) =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

/** The elements that changed pixels are in, the deepest first, without those whose children explain all of them. */
function touchedElements(elements: Element[], regions: Box[]): ChangedElement[] {
  const children = childrenOf(elements);
  const depths: number[] = [];
  return elements
    .map((element, i) => {
      const depth = (depths[element.parent] ?? 0) + 1;
      depths[i] = depth;
      const inner = children.get(i) ?? [];
      const isOwn = regions
        .filter((region) => overlap(element.box, region))
        .some((region) => !inner.some((child) => contains(child.element.box, region)));
      return { element, depth, isOwn };
    })
    .filter(({ isOwn }) => isOwn)
    .sort((a, b) => b.depth - a.depth)
    .map(({ element }) => entry('touched', element, { after: element.box }));
}

/**
 * The elements that changed, by name. Without a description of the earlier screenshot, or if no property differs, those
 * that the changed pixels are in.
 *
 * @param regions the changed pixels
 */
export function changedElements(
  before: Element[] | undefined,
  after: Element[],
  regions: Box[],
): ChangedElement[] {
  const compared = before ? compareElements(before, after) : [];
  const all = compared.length > 0 ? compared : touchedElements(after, regions);
  return all
    .slice(0, most.elements)
    .map((element) => ({ ...element, properties: element.properties.slice(0, most.properties) }));
}
