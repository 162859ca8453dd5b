import type { CDPSession } from 'playwright';
import type { Box } from '../compare/regions.ts';

/** What Chromium answers. Playwright does not export the types of its protocol. */
const captureSnapshot = (devTools: CDPSession) =>
  devTools.send('DOMSnapshot.captureSnapshot', { computedStyles: properties });
const readTree = (devTools: CDPSession) => devTools.send('Accessibility.getFullAXTree');
type Snapshot = Awaited<ReturnType<typeof captureSnapshot>>;
type AccessibleNode = Awaited<ReturnType<typeof readTree>>['nodes'][number];

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
const isDefault = (value: string) => ['', 'none', 'normal', 'auto', '0px'].includes(value);

/** Roles that say nothing about an element. */
const withoutMeaning = ['none', 'generic', 'presentation', 'InlineTextBox', 'StaticText'];

/** An element that a screenshot shows. */
export interface Element {
  /** The index of its parent in the same list; -1 for the first element. */
  parent: number;
  tag: string;
  role: string;
  name: string;
  /** In pixels of the screenshot. */
  box: Box;
  /** The computed properties, and the attributes and the text that the element shows. */
  style: Record<string, string>;
}

type Strings = Snapshot['strings'];

/** The nodes of Chromium's snapshot, which is a table of columns with indexes of strings. */
function readNodes({ documents: [document], strings }: Snapshot) {
  if (!document) return [];
  const { nodes, layout } = document;
  const text = (index: number | undefined) => textOf(strings, index);
  const attributes = (list: number[] = []) =>
    Object.fromEntries(
      Array.from({ length: list.length / 2 }, (_, i) => [text(list[2 * i]), text(list[2 * i + 1])]),
    );
  const values = new Map(
    nodes.inputValue?.index.map((node, i) => [node, nodes.inputValue?.value[i]]),
  );
  const rendered = new Map(layout.nodeIndex.map((node, i) => [node, i]));
  return (nodes.nodeName ?? []).map((name, i) => {
    const place = rendered.get(i) ?? -1;
    return {
      tag: text(name).toLowerCase(),
      parent: nodes.parentIndex?.[i] ?? -1,
      id: nodes.backendNodeId?.[i] ?? -1,
      isText: nodes.nodeType?.[i] === 3,
      text: text(nodes.nodeValue?.[i]).trim(),
      value: text(values.get(i)),
      attributes: attributes(nodes.attributes?.[i]),
      bounds: layout.bounds[place],
      style: layout.styles[place]?.map((index) => text(index)) ?? [],
    };
  });
}

/** A string of a snapshot, where -1 stands for none. */
const textOf = (strings: Strings, index: number | undefined) => strings[index ?? -1] ?? '';

/** The role and accessible name of each node, by its id. */
const readAccessible = (nodes: AccessibleNode[]) =>
  new Map(
    nodes.map(({ backendDOMNodeId, role, name, ignored }) => {
      const isMeaningless = ignored || withoutMeaning.includes(String(role?.value));
      const found = isMeaningless
        ? {}
        : { role: String(role?.value ?? ''), name: String(name?.value ?? '') };
      return [backendDOMNodeId, found] as const;
    }),
  );

const touches = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Describes the elements that a screenshot shows. Takes about 20 ms, so only screenshots that differ are described.
 *
 * @param clip the area of the screenshot; by default the viewport
 * @returns the elements in document order
 */
export async function describeElements(devTools: CDPSession, clip?: Box): Promise<Element[]> {
  const snapshot = await captureSnapshot(devTools);
  const tree = await readTree(devTools);
  const accessible = readAccessible(tree.nodes);
  const nodes = readNodes(snapshot);
  const { scrollOffsetX: x = 0, scrollOffsetY: y = 0 } = snapshot.documents[0] ?? {};
  const area = clip ?? { x, y, width: Infinity, height: Infinity };

  const elements: Element[] = [];
  /** The index in `elements` of each node, or of its closest ancestor there. */
  const places: number[] = [];
  for (const [i, node] of nodes.entries()) {
    const parent = places[node.parent] ?? -1;
    places[i] = parent;
    if (node.isText) {
      const own = elements[parent]?.style;
      if (own && node.bounds && node.text) own.text = `${own.text ?? ''} ${node.text}`.trim();
      continue;
    }
    if (!node.bounds || ['#document', 'html', 'body'].includes(node.tag)) continue;
    const [left = 0, top = 0, width = 0, height = 0] = node.bounds.map(Math.round);
    if (!touches({ x: left, y: top, width, height }, area)) continue;
    const { role = '', name = '' } = accessible.get(node.id) ?? {};
    const all: [name: string, value: string][] = [
      ...properties.map((property, at): [string, string] => [property, node.style[at] ?? '']),
      ...shownAttributes.map((name): [string, string] => [name, node.attributes[name] ?? '']),
      ['value', node.value],
    ];
    const shown = all.filter(([, value]) => !isDefault(value));
    places[i] = elements.length;
    elements.push({
      ...{ parent, tag: node.tag, role, name },
      box: { x: left - area.x, y: top - area.y, width, height },
      style: Object.fromEntries(shown),
    });
  }
  return elements;
}
