import type { KeyboardEvent } from 'react';
import { handleShortcut } from './shortcuts';

/** A page's cards, in document order. Found by attribute, because the caller renders them, in any list. */
const cardsIn = (page: ParentNode) =>
  // oxlint-disable-next-line patunay/no-element-lookup -- see above
  [...page.querySelectorAll<HTMLElement>('[data-review-card]')];

const buttonOf = (card: HTMLElement | undefined) =>
  // oxlint-disable-next-line patunay/no-element-lookup -- see above
  card?.querySelector<HTMLElement>('[data-review-action]');

/** The 'Review' button of the card after a document's; undefined for the last one. */
export function reviewButtonAfter(documentId: string, page: ParentNode) {
  const cards = cardsIn(page);
  const index = cards.findIndex(({ dataset }) => dataset.reviewCard === documentId);
  return index < 0 ? undefined : buttonOf(cards[index + 1]);
}

/** Handles the shortcuts of a list of ReviewCards; pass it as `onKeyDown` to their container. */
export function handleCardShortcut(
  event: KeyboardEvent<HTMLElement>,
  { onHelp }: { onHelp: () => void },
) {
  const cards = cardsIn(event.currentTarget);
  const index = cards.findIndex((card) => card.contains(event.target as Node));
  const button = (position: number) => buttonOf(cards.at(position % cards.length));
  handleShortcut('cards', event, {
    nextCard: () => button(index + 1)?.focus(),
    previousCard: () => button(index - 1)?.focus(),
    review: () => button(index)?.click(),
    help: onHelp,
  });
}
