/** The computed properties whose changes are reported. Those of layout (such as `width`) follow from the others. */
const properties = [
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `padding-${side}`,
    `margin-${side}`,
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
  ...['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(
    (corner) => `border-${corner}-radius`,
  ),
  ...['color', 'background-color', 'background-image', 'box-shadow', 'opacity', 'filter'],
  ...['outline-width', 'outline-style', 'outline-color', 'outline-offset'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...['text-align', 'text-transform', 'text-decoration-line', 'white-space-collapse'],
  ...['display', 'position', 'z-index', 'flex-direction', 'align-items', 'justify-content'],
  ...['row-gap', 'column-gap', 'overflow-x', 'overflow-y', 'visibility', 'transform'],
  ...['fill', 'stroke', 'stroke-width', 'content'],
];

/** Attributes that change what an element shows. */
const shownAttributes = ['src', 'd', 'placeholder'];

/** Values that draw nothing, or are what an element has anyway: left out, to keep the descriptions small. */
const isDefault = (value) => ['', 'none', 'normal', 'auto', '0px'].includes(value);

/** Roles that say nothing about an element. */
const withoutMeaning = ['none', 'generic', 'presentation', 'InlineTextBox', 'StaticText'];

/**
 * What a screenshot shows: `parent` is an index in the same list (-1 for the first element), `box` is in pixels of the
 * screenshot, and `style` has the computed properties, and the attributes and the text that the element shows.
 *
 * @typedef {{ parent: number, tag: string, role: string, name: string, box: import('../compare/regions.js').Box,
 *   style: Record<string, string> }} Element
 */

/**
 * The nodes of Chromium's snapshot, which is a table of columns with indexes of strings.
 *
 * @param {Record<string, any>} snapshot
 */
function readNodes({ documents, strings }) {
  const [{ nodes, layout }] = documents;
  const attributes = (list) =>
    Object.fromEntries(
      Array.from({ length: list.length / 2 }, (_, i) => [
        strings[list[2 * i]],
        strings[list[2 * i + 1]],
      ]),
    );
  const values = new Map(
    nodes.inputValue.index.map((node, i) => [node, nodes.inputValue.value[i]]),
  );
  const rendered = new Map(layout.nodeIndex.map((node, i) => [node, i]));
  return nodes.nodeName.map((name, i) => ({
    tag: strings[name].toLowerCase(),
    parent: nodes.parentIndex[i],
    id: nodes.backendNodeId[i],
    isText: nodes.nodeType[i] === 3,
    text: strings[nodes.nodeValue[i]]?.trim(),
    value: strings[values.get(i)],
    attributes: attributes(nodes.attributes[i]),
    bounds: layout.bounds[rendered.get(i)],
    style: layout.styles[rendered.get(i)]?.map((index) => strings[index]),
  }));
}

/** The role and accessible name of each node, by its id. */
const readAccessible = (nodes) =>
  new Map(
    nodes.map(({ backendDOMNodeId, role, name, ignored }) => {
      const isMeaningless = ignored || withoutMeaning.includes(role?.value);
      return [backendDOMNodeId, isMeaningless ? {} : { role: role?.value, name: name?.value }];
    }),
  );

const touches = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Describes the elements that a screenshot shows. Takes about 20 ms, so only screenshots that differ are described.
 *
 * @param {import('playwright').CDPSession} devTools
 * @param {import('../compare/regions.js').Box} [clip] the area of the screenshot; by default the viewport
 * @returns {Promise<Element[]>} in document order
 */
export async function describeElements(devTools, clip) {
  const snapshot = await devTools.send('DOMSnapshot.captureSnapshot', {
    computedStyles: properties,
  });
  const tree = await devTools.send('Accessibility.getFullAXTree');
  const accessible = readAccessible(tree.nodes);
  const nodes = readNodes(snapshot);
  const { scrollOffsetX: x, scrollOffsetY: y } = snapshot.documents[0];
  const area = clip ?? { x, y, width: Infinity, height: Infinity };

  /** @type {Element[]} */
  const elements = [];
  /** The index in `elements` of each node, or of its closest ancestor there. */
  const places = [];
  for (const [i, node] of nodes.entries()) {
    const parent = places[node.parent] ?? -1;
    places[i] = parent;
    if (node.isText) {
      const own = elements[parent]?.style;
      if (own && node.bounds && node.text) own.text = `${own.text ?? ''} ${node.text}`.trim();
      continue;
    }
    if (!node.bounds || ['#document', 'html', 'body'].includes(node.tag)) continue;
    const [left, top, width, height] = node.bounds.map(Math.round);
    if (!touches({ x: left, y: top, width, height }, area)) continue;
    const { role = '', name = '' } = accessible.get(node.id) ?? {};
    const shown = [
      ...properties.map((property, at) => [property, node.style[at]]),
      ...shownAttributes.map((attribute) => [attribute, node.attributes[attribute] ?? '']),
      ['value', node.value ?? ''],
    ].filter(([, value]) => !isDefault(value));
    places[i] = elements.length;
    elements.push({
      ...{ parent, tag: node.tag, role, name },
      box: { x: left - area.x, y: top - area.y, width, height },
      style: Object.fromEntries(shown),
    });
  }
  return elements;
}
