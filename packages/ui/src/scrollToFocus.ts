import type { FocusEvent } from 'react';

/**
 * Scrolls an element of a dialog into view that got focus from another one; pass it to the dialog as `onFocus`. Radix
 * wraps focus around without scrolling, so the focused element could be outside of the visible part.
 */
export function scrollToFocus({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget) || !target.matches(':focus-visible')) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  const root = target.getRootNode() as Document | ShadowRoot;
  const atCentre = root.elementFromPoint(left + width / 2, top + height / 2);
  if (!target.contains(atCentre)) target.scrollIntoView({ block: 'nearest' });
}
