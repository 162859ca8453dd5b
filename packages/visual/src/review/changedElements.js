import { groupBy } from './groups.js';

/** @typedef {import('../render/elements.ts').Element} Element */
/** @typedef {import('../compare/regions.ts').Box} Box */
/**
 * An element that changed. `properties` lists what differs: name, old and new value; `before` and `after` are its boxes.
 *
 * @typedef {{ kind: 'changed' | 'added' | 'removed' | 'touched', tag: string, role: string, name: string, before?: Box,
 *   after?: Box, properties: [name: string, before: string, after: string][] }} ChangedElement
 */

/** Properties that children inherit: their change is reported where it comes from only. */
const inherited =
  /^(color|fill|stroke|stroke-width|font-.*|line-height|letter-spacing|text-align|text-transform|visibility|white-space-collapse)$/;

/** How many properties an element lists, and how many elements a screenshot. */
const most = { properties: 12, elements: 20 };

const labelOf = ({ tag, role, name, style }) => [tag, role, name || style.text].join('\n');

const childrenOf = (elements) => {
  const children = new Map();
  for (const [i, { parent }] of elements.entries())
    children.set(parent, [...(children.get(parent) ?? []), i]);
  return children;
};

/** Pairs what has the same key, in order; the rest is left over. */
function pairBy(keyOf, befores, afters) {
  const waiting = groupBy(befores, (i) => keyOf.before(i));
  const pairs = [];
  const added = [];
  for (const j of afters) {
    const i = waiting.get(keyOf.after(j))?.shift();
    if (i === undefined) added.push(j);
    else pairs.push([i, j]);
  }
  return { pairs, removed: [...waiting.values()].flat().sort((a, b) => a - b), added };
}

/** Pairs the elements of two trees: children with the same tag, role and name first, then those with the same tag. */
function align(before, after) {
  const children = { before: childrenOf(before), after: childrenOf(after) };
  const result = { pairs: [], removed: [], added: [] };
  const visit = (i, j) => {
    const inner = [children.before.get(i) ?? [], children.after.get(j) ?? []];
    const by = (key) => ({ before: (at) => key(before[at]), after: (at) => key(after[at]) });
    const same = pairBy(by(labelOf), ...inner);
    const alike = pairBy(
      by(({ tag }) => tag),
      same.removed,
      same.added,
    );
    const pairs = [...same.pairs, ...alike.pairs].sort((a, b) => a[1] - b[1]);
    result.removed.push(...alike.removed);
    result.added.push(...alike.added);
    for (const pair of pairs) {
      result.pairs.push(pair);
      visit(...pair);
    }
  };
  visit(-1, -1);
  return result;
}

/** A border or outline is one value, and none without a width. */
function withLines(style) {
  const own = { ...style };
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

/** The properties that differ, as [name, old value, new value]. */
function differencesOf(before, after) {
  const [then, now] = [before, after].map(({ style, role, name }) => ({
    ...(name !== style.text && { name }),
    role,
    ...withLines(style),
  }));
  return [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .filter((key) => (then[key] ?? '') !== (now[key] ?? ''))
    .map((key) => [key, then[key] || 'none', now[key] || 'none']);
}

const sides = {
  'top right bottom left': '',
  'right left': '-inline',
  'top bottom': '-block',
  'top-left top-right bottom-right bottom-left': '',
};

/** Reports sides or corners with the same change as one, as stylesheets do: `padding-inline`, `border-radius`. */
function joinSides(differences) {
  const parsed = differences.map(([key, ...values]) => {
    const [, start, side, end] =
      /^(padding|margin|border)-((?:top|bottom)(?:-(?:left|right))?|left|right)(-radius)?$/.exec(
        key,
      ) ?? [];
    return { key, side, family: side ? `${start} ${end ?? ''}` : key, values };
  });
  const groups = groupBy(parsed, ({ family, values }) => JSON.stringify([family, values]));
  return [...groups.values()].flatMap((group) => {
    const [{ family, values }] = group;
    const joined = sides[group.map(({ side }) => side).join(' ')];
    if (joined === undefined) return group.map(({ key }) => [key, ...values]);
    const [start, end] = family.split(' ');
    return [[`${start}${joined}${end}`, ...values]];
  });
}

const entry = (kind, before, after, properties = []) => {
  const { tag, role, name, style } = after ?? before;
  return {
    ...{ kind, tag, role, name: name || style.text || '', properties },
    before: before?.box,
    after: after?.box,
  };
};

/** What differs between two descriptions of the same story. */
function compareElements(before, after) {
  const { pairs, removed, added } = align(before, after);
  const differences = new Map();
  const entries = [];
  for (const [i, j] of pairs) {
    const own = differencesOf(before[i], after[j]);
    differences.set(j, own.map(String));
    const fromParent = differences.get(after[j].parent) ?? [];
    const left = own.filter(
      (item) => !inherited.test(item[0]) || !fromParent.includes(String(item)),
    );
    if (left.length > 0) entries.push([j, entry('changed', before[i], after[j], joinSides(left))]);
  }
  for (const j of added) entries.push([j, entry('added', undefined, after[j])]);
  const byPlace = entries.sort(([a], [b]) => a - b).map(([, element]) => element);
  return [...byPlace, ...removed.map((i) => entry('removed', before[i]))];
}

const overlap = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const contains = (a, b) =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

/** The elements that changed pixels are in, the deepest first, without those whose children explain all of them. */
function touchedElements(elements, regions) {
  const children = childrenOf(elements);
  const depth = [];
  return elements
    .map((element, i) => {
      depth[i] = (depth[element.parent] ?? 0) + 1;
      const own = regions.filter((region) => overlap(element.box, region));
      const inner = (children.get(i) ?? []).map((child) => elements[child]);
      const isOwn = own.some((region) => !inner.some(({ box }) => contains(box, region)));
      return { element, depth: depth[i], isOwn };
    })
    .filter(({ isOwn }) => isOwn)
    .sort((a, b) => b.depth - a.depth)
    .map(({ element }) => entry('touched', undefined, element));
}

/**
 * The elements that changed, by name. Without a description of the earlier screenshot, or if no property differs, those
 * that the changed pixels are in.
 *
 * @param {Element[] | undefined} before
 * @param {Element[]} after
 * @param {Box[]} regions the changed pixels
 * @returns {ChangedElement[]}
 */
export function changedElements(before, after, regions) {
  const compared = before ? compareElements(before, after) : [];
  const all = compared.length > 0 ? compared : touchedElements(after, regions);
  return all
    .slice(0, most.elements)
    .map((element) => ({ ...element, properties: element.properties.slice(0, most.properties) }));
}
