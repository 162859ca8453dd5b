import { useRef } from 'react';
import type { RefObject } from 'react';
import { findPageHeading } from './pageHeading';

/**
 * Returns focus to the trigger, or without one to the element that had it before the dialog opened. Radix returns focus
 * only to its own trigger, so focus would be lost if something else opened the dialog, or if the trigger is hidden by
 * then. If a link in the dialog has led to another page meanwhile, focuses that page's heading: the app focuses it on
 * navigation, but the focus trap of the open dialog takes focus back.
 */
export function useReturnFocus(trigger?: RefObject<HTMLElement | null>) {
  const before = useRef<{ opener: Element | null; heading: HTMLElement | null }>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const { activeElement } = document;
      const isInside = event.target instanceof Node && event.target.contains(activeElement);
      if (!isInside) before.current = { opener: activeElement, heading: findPageHeading() };
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { activeElement, body } = document;
      const isFocusLost = activeElement === null || activeElement === body;
      if (!isFocusLost) return;
      const opener = trigger?.current ?? before.current?.opener;
      const newHeading = findPageHeading();
      const isOtherPage = before.current !== null && newHeading !== before.current.heading;
      if (isOtherPage) newHeading?.focus({ preventScroll: true });
      else if (opener instanceof HTMLElement) opener.focus();
      // The opener may be hidden by now, or unknown, because Safari does not focus a clicked button.
      if (document.activeElement === body) newHeading?.focus({ preventScroll: true });
    },
  };
}
