import type { KeyboardEvent } from 'react';
import { handleShortcut } from '../shortcuts';

/**
 * Handles the shortcuts of a list of ReviewCards; pass it to the element around them as `onKeyDown`. Finds the cards by
 * their attributes: they are the caller's, in any list, and their order is that of the page.
 */
export function handleCardShortcut(
  event: KeyboardEvent<HTMLElement>,
  { onHelp }: { onHelp: () => void },
) {
  // oxlint-disable-next-line patunay/no-element-lookup -- see above
  const cards = [...event.currentTarget.querySelectorAll('[data-review-card]')];
  const index = cards.findIndex((card) => card.contains(event.target as Node));
  const button = (position: number) =>
    // oxlint-disable-next-line patunay/no-element-lookup -- see above
    cards.at(position % cards.length)?.querySelector<HTMLElement>('[data-review-action]');
  handleShortcut('cards', event, {
    nextCard: () => button(index + 1)?.focus(),
    previousCard: () => button(index - 1)?.focus(),
    review: () => button(index)?.click(),
    help: onHelp,
  });
}
