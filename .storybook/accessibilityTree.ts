import type { CDPSession, Frame, Page } from 'playwright';

/** An element or a text as Chromium presents it to assistive technology. */
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
  /** The id of the DOM parent: adjacent texts with the same parent are read as one. */
  parent: number | undefined;
  children: AccessibleNode[];
}

/** The part of CDP's `AXNode` that we use. */
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string | number };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

interface DOMNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DOMNode[];
  contentDocument?: DOMNode;
}

interface DOMData {
  attributes: Record<string, string>;
  parent: number | undefined;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The accessibility tree of a page or of one of its frames, from the browser itself. Chromium only. */
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
  const dom = new Map<number, DOMData>();
  collect(root, undefined, dom);
  const byId = new Map((nodes as AXNode[]).map((node) => [node.nodeId, node]));
  return accessibleNode(nodes[0] as AXNode, byId, dom);
}

/** Undefined for the main frame. */
async function frameIdOf(session: CDPSession, frame: Frame) {
  if (!frame.parentFrame()) return undefined;
  const { frameTree } = await session.send('Page.getFrameTree');
  const [url] = frame.url().split('#');
  const child = frameTree.childFrames?.find((tree) => tree.frame.url === url);
  if (!child) throw new Error(`The page has no frame with the URL ${url}.`);
  return child.frame.id;
}

function collect(node: DOMNode, parent: number | undefined, into: Map<number, DOMData>) {
  const { backendNodeId, attributes = [], children = [], contentDocument } = node;
  const pairs = attributes.flatMap((name, index) =>
    index % 2 === 0 ? [[name, attributes[index + 1]!] as const] : [],
  );
  into.set(backendNodeId, { attributes: Object.fromEntries(pairs), parent });
  for (const child of children) collect(child, backendNodeId, into);
  if (contentDocument) collect(contentDocument, backendNodeId, into);
}

function accessibleNode(
  node: AXNode,
  byId: Map<string, AXNode>,
  dom: Map<number, DOMData>,
): AccessibleNode {
  const { attributes = {}, parent } = dom.get(node.backendDOMNodeId ?? -1) ?? {};
  return {
    role: node.role?.value ?? '',
    name: node.name?.value ?? '',
    description: node.description?.value ?? '',
    value: String(node.value?.value ?? ''),
    states: Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    ),
    attributes,
    isIgnored: node.ignored,
    parent,
    children: (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [accessibleNode(child, byId, dom)] : [];
    }),
  };
}
