import type { FocusEvent } from 'react';

/**
 * Scrolls a focused element of a dialog into view; pass it to the dialog as `onFocus`. Radix wraps focus around without
 * scrolling, so in a low viewport the focused button would be outside of the visible part.
 */
export function scrollToFocus({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}
