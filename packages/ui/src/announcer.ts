import { useCallback, useContext, useEffect, useRef } from 'react';
import { PortalContainer } from './portalContainer';

/** A screen reader says by then what got focus, and would drop an earlier message. In milliseconds. */
const settleTime = 500;

/** Then the message is removed, so that nobody comes across it at the end of the page. In milliseconds. */
const readTime = 10_000;

/** By the element that the live region is in. */
const regions = new WeakMap<HTMLElement, ShadowRoot>();
/** Of the message that waits. */
let timer: ReturnType<typeof setTimeout>;

/** The text of a live region, which a closed shadow root keeps out of copied text, and of searches for the visible one. */
function regionIn(parent: HTMLElement): ShadowRoot {
  const known = regions.get(parent);
  if (known?.isConnected) return known;
  const region = parent.ownerDocument.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  region.style.cssText =
    'position: fixed; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)';
  parent.append(region);
  const text = region.attachShadow({ mode: 'closed' });
  regions.set(parent, text);
  return text;
}

/** For tests: what was said last. */
// oxlint-disable-next-line patunay/own-window -- as `useAnnounce` without a provider
export const announcedIn = (parent: HTMLElement = document.body) =>
  regions.get(parent)?.textContent ?? '';

function announce(message: string, parent: HTMLElement) {
  const region = regionIn(parent);
  clearTimeout(timer);
  const waiting = setTimeout(() => {
    const text = parent.ownerDocument.createTextNode(message);
    region.replaceChildren(text);
    setTimeout(() => text.remove(), readTime);
  }, settleTime);
  timer = waiting;
  return () => clearTimeout(waiting);
}

/**
 * Returns a function that makes screen readers say a message without moving focus. Of messages in quick succession, the
 * last is said. The function returns another one, which takes the message back while it waits to be said.
 *
 * The library has no other live regions: two would interrupt each other, and one that is added or changed together with
 * its surroundings is often not heard.
 */
export function useAnnounce() {
  const container = useContext(PortalContainer);
  return useCallback(
    // oxlint-disable-next-line patunay/own-window -- only a provider can say that it is another window
    (message: string) => announce(message, container ?? document.body),
    [container],
  );
}

/** Makes screen readers say a text whenever it changes to another one that is not empty. */
export function useAnnouncement(text: string) {
  const announceText = useAnnounce();
  const last = useRef(text);
  useEffect(() => {
    const isChanged = text !== last.current;
    last.current = text;
    return isChanged && text !== '' ? announceText(text) : undefined;
  }, [announceText, text]);
}
