import type { CDPSession } from 'playwright';
import type { DomNode } from './protocol.ts';

/** The elements of a document by backend id, each with the ids of the elements it is in. */
function elementsOf(root: DomNode) {
  const elements = new Map<number, { nodeId: number; above: number[] }>();
  const visit = (node: DomNode, above: number[]) => {
    const { nodeId, nodeType, nodeName, backendNodeId, children = [] } = node;
    const isElement = nodeType === 1;
    // The options of a select have focus only in its menu, which is not part of the page.
    if (isElement && nodeName !== 'OPTION') elements.set(backendNodeId, { nodeId, above });
    for (const child of children) visit(child, isElement ? [...above, nodeId] : above);
  };
  visit(root, []);
  return elements;
}

/**
 * Shows everything that can have focus as if it had it, in a single frame and without an event: Chromium applies
 * `:focus`, `:focus-visible` and, above, `:focus-within`. That is each Tab stop, each item that arrow keys reach, and
 * what scripts can focus; not what is disabled, hidden or behind a modal dialog. `release` ends it.
 *
 * @returns how many elements it found
 */
export async function showFocus(
  devTools: CDPSession,
): Promise<{ count: number; release: () => Promise<void> }> {
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const [{ nodes }, { root }] = await Promise.all([
    devTools.send('Accessibility.getFullAXTree'),
    devTools.send('DOM.getDocument', { depth: -1 }),
  ]);
  const elements = elementsOf(root);
  const focusable = nodes
    // The first node is the document. An ignored one is behind a modal dialog.
    .slice(1)
    .filter(
      ({ ignored, properties = [] }) =>
        !ignored && properties.some(({ name, value }) => name === 'focusable' && value.value),
    )
    .flatMap(({ backendDOMNodeId = -1 }) => elements.get(backendDOMNodeId) ?? []);
  const states = new Map<number, string[]>();
  for (const { nodeId, above } of focusable) {
    for (const id of above) if (!states.has(id)) states.set(id, ['focus-within']);
    states.set(nodeId, ['focus', 'focus-visible', 'focus-within']);
  }
  await Promise.all(
    [...states].map(([nodeId, forcedPseudoClasses]) =>
      devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
    ),
  );
  return {
    count: focusable.length,
    async release() {
      await devTools.send('CSS.disable');
      await devTools.send('DOM.disable');
    },
  };
}
