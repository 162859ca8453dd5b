import { useRef } from 'react';

/**
 * Focus goes back to whatever had it before the dialog opened. Radix returns it to its own trigger
 * only, and drops it where the dialog is opened from outside. A focus that has meanwhile moved
 * elsewhere (to the heading of another page, for example) stays there.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const { activeElement } = document;
      const isInside = event.target instanceof Node && event.target.contains(activeElement);
      if (!isInside) opener.current = activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { activeElement, body } = document;
      const isFocusLost = activeElement === null || activeElement === body;
      if (isFocusLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
