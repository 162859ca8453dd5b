/** The focused element of the document or shadow root that a node is in: the global `document` may be another window's. */
export const activeElementOf = (node: Node) =>
  (node.getRootNode() as Partial<DocumentOrShadowRoot>).activeElement ?? null;

/** The element of an event, also one inside a shadow root, which `target` hides from listeners outside of it. */
export const targetOf = (event: Event) => event.composedPath()[0] ?? event.target;

/** Whether an element is an HTML element: `instanceof HTMLElement` is false for those of another window. */
export const isHTMLElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  typeof (target as Partial<HTMLElement> | null | undefined)?.focus === 'function';

/**
 * By how much CSS `zoom` on the element and around it enlarges its pixels: boxes and pointers are measured in those of
 * the window, styles are in its own.
 */
export const zoomOf = (element: Element) => element.currentCSSZoom ?? 1;

/** A distance in the window in the pixels in which an element scrolls. */
export function ownDistance(element: Element, { left, top }: { left: number; top: number }) {
  const zoom = zoomOf(element);
  return { left: left / zoom, top: top / zoom };
}

/** The window that an element is in; by default that of the script. */
export const windowOf = (element: Element | undefined) =>
  element?.ownerDocument.defaultView ?? window;
