import { useRef } from 'react';

/**
 * Returns focus to the element that had it before the dialog opened. Radix only returns it to its own trigger
 * and loses it if the dialog is opened from elsewhere. If focus has moved in the meantime, for example to the
 * heading of another page, it stays there.
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
