import { useRef } from 'react';

/**
 * Returns focus to the element that had it before the dialog opened. Radix returns it only to its own trigger, so it
 * would be lost if something else opened the dialog. If focus has moved meanwhile, for example to the heading of
 * another page, it stays there.
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
