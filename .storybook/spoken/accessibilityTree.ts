import type { CDPSession, Frame, Page } from 'playwright';

/** An element or text node as Chromium presents it to assistive technology. */
export interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  value: string;
  /** The states by CDP property name, such as `expanded`. */
  states: Record<string, unknown>;
  /** DOM attributes, because the tree has neither `aria-current` nor `aria-sort`. */
  attributes: Record<string, string>;
  /** Not exposed to assistive technology itself; its children may be. */
  isIgnored: boolean;
  /** The `backendNodeId` of the DOM parent: adjacent text nodes with the same parent are read as one. */
  parent: number | undefined;
  children: AccessibleNode[];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Reads the accessibility tree of a page's main frame, or of an iframe in it, over CDP: in Chromium only. */
export async function readAccessibilityTree(page: Page, frame: Frame): Promise<AccessibleNode> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const frameId = await frameIdOf(session, frame);
  const [{ nodes }, { root }] = await Promise.all([
    session.send('Accessibility.getFullAXTree', frameId ? { frameId } : {}),
    session.send('DOM.getDocument', { depth: -1, pierce: true }),
  ]);
  // `getDocument` enables DOM events: without this, Chromium would send one for every later change.
  await session.send('DOM.disable');
  const dom = new Map<number, Pick<AccessibleNode, 'attributes' | 'parent'>>();
  const collect = (node: typeof root, parent?: number) => {
    const { backendNodeId, attributes: list = [], children = [], contentDocument } = node;
    const attributes: Record<string, string> = {};
    for (const [index, name] of list.entries()) {
      if (index % 2 === 0) attributes[name] = list[index + 1] ?? '';
    }
    dom.set(backendNodeId, { attributes, parent });
    for (const child of children) collect(child, backendNodeId);
    if (contentDocument) collect(contentDocument, backendNodeId);
  };
  collect(root);

  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const accessibleNode = (node: (typeof nodes)[number]): AccessibleNode => {
    const { attributes = {}, parent } = dom.get(node.backendDOMNodeId ?? -1) ?? {};
    const states = (node.properties ?? []).map(({ name, value }) => [name, value.value]);
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    return {
      role: node.role?.value ?? '',
      name: node.name?.value ?? '',
      description: node.description?.value ?? '',
      value: String(node.value?.value ?? ''),
      states: Object.fromEntries(states),
      attributes,
      isIgnored: node.ignored,
      parent,
      children: children.map(accessibleNode),
    };
  };
  const [top] = nodes;
  if (!top) throw new Error('Chromium has no accessibility tree of the page.');
  return accessibleNode(top);
}

/** The frame's id in CDP; undefined for the main frame. */
async function frameIdOf(session: CDPSession, frame: Frame) {
  if (!frame.parentFrame()) return undefined;
  const { frameTree } = await session.send('Page.getFrameTree');
  const [url] = frame.url().split('#');
  const child = frameTree.childFrames?.find((tree) => tree.frame.url === url);
  if (!child) throw new Error(`The page has no frame with the URL ${url}.`);
  return child.frame.id;
}
