/** The focused element of a node's document or shadow root: the global `document` may be another window's. */
export const activeElementOf = (node: Node) =>
  (node.getRootNode() as Partial<DocumentOrShadowRoot>).activeElement ?? null;

/** The innermost target of an event: listeners outside of a shadow root see its host as `target`. */
export const targetOf = (event: Event) => event.composedPath()[0] ?? event.target;

/** Whether it is an HTML element: `instanceof HTMLElement` is false for elements of another window. */
export const isHTMLElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  typeof (target as Partial<HTMLElement> | null | undefined)?.focus === 'function';

/**
 * The CSS `zoom` of an element and its ancestors: bounding boxes and pointer events are in pixels of the window, styles
 * and scroll offsets in zoomed pixels of the element.
 */
export const zoomOf = (element: Element) => element.currentCSSZoom ?? 1;

/** Converts a distance in pixels of the window to those that the element scrolls in. */
export function ownDistance(element: Element, { left, top }: { left: number; top: number }) {
  const zoom = zoomOf(element);
  return { left: left / zoom, top: top / zoom };
}

/** The window of an element; by default the global one. */
export const windowOf = (element: Element | undefined) =>
  element?.ownerDocument.defaultView ?? window;
