import { useRef } from 'react';
import type { RefObject } from 'react';
import { activeElementOf, isHTMLElement } from './ownerWindow';
import { findPageHeading } from './pageHeading';

/**
 * Returns focus to the trigger, or without one to the element that had it before the dialog opened. Radix returns focus
 * only to its own trigger, so focus would be lost if something else opened the dialog, or if the trigger is hidden by
 * then. If a link in the dialog has led to another page meanwhile, focuses that page's heading: the app focuses it on
 * navigation, but the focus trap of the open dialog takes focus back.
 */
export function useReturnFocus(
  trigger?: RefObject<HTMLElement | null>,
  finalFocus?: () => HTMLElement | null | undefined,
) {
  const before = useRef<{ opener: Element | null; heading: HTMLElement | null }>(null);
  return {
    onOpenAutoFocus({ target }: Event) {
      const dialog = target as HTMLElement;
      const opener = activeElementOf(dialog);
      const heading = findPageHeading(dialog.ownerDocument);
      if (!dialog.contains(opener)) before.current = { opener, heading };
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const page = (event.target as HTMLElement).ownerDocument;
      const isFocusLost = () => page.activeElement === null || page.activeElement === page.body;
      if (!isFocusLost()) return;
      const opener = finalFocus?.() ?? trigger?.current ?? before.current?.opener;
      const newHeading = findPageHeading(page);
      const isOtherPage = before.current !== null && newHeading !== before.current.heading;
      if (isOtherPage) newHeading?.focus({ preventScroll: true });
      else if (isHTMLElement(opener)) opener.focus();
      // The opener may be hidden by now, or unknown, because Safari does not focus a clicked button.
      if (isFocusLost()) newHeading?.focus({ preventScroll: true });
    },
  };
}
