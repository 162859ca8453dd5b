import { useCallback, useContext, useEffect, useRef } from 'react';
import { PortalContainer } from './portalContainer';

/**
 * How long focus takes to settle: screen readers announce the focused element, and drop an earlier message. In
 * milliseconds.
 */
const settleTime = 500;

/** Then the live region is emptied, so that nobody finds the message at the end of the page. In milliseconds. */
const readTime = 10_000;

/** The shadow root of each live region, by its parent. */
const regions = new WeakMap<HTMLElement, ShadowRoot>();
/** Timer of the pending message. */
let timer: ReturnType<typeof setTimeout>;

/**
 * The shadow root with a live region's text. Closed, so that neither copying nor a search for visible text finds it.
 */
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

/** For tests: the last announced message. */
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
 * Returns a function that announces a message to screen readers without moving focus. Of messages in quick succession,
 * only the last is announced. The function returns another one, which cancels the message while it is pending.
 *
 * The library has no other live regions: two would interrupt each other, and a region that is inserted or changed
 * together with the elements around it is often not announced.
 */
export function useAnnounce() {
  const container = useContext(PortalContainer);
  return useCallback(
    // oxlint-disable-next-line patunay/own-window -- only a provider can say that it is another window
    (message: string) => announce(message, container ?? document.body),
    [container],
  );
}

/** Announces a text whenever it changes, unless it is empty. */
export function useAnnouncement(text: string) {
  const announceText = useAnnounce();
  const last = useRef(text);
  useEffect(() => {
    const isChanged = text !== last.current;
    last.current = text;
    return isChanged && text !== '' ? announceText(text) : undefined;
  }, [announceText, text]);
}
