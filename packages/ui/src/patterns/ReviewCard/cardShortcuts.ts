import type { KeyboardEvent } from 'react';
import { handleShortcut } from '../shortcuts';

/** Handles the shortcuts of a list of ReviewCards; pass it to the element around them as `onKeyDown`. */
export function handleCardShortcut(
  event: KeyboardEvent<HTMLElement>,
  { onHelp }: { onHelp: () => void },
) {
  const cards = [...event.currentTarget.querySelectorAll('article')];
  const index = cards.findIndex((card) => card.contains(event.target as Node));
  const button = (position: number) =>
    cards.at(position % cards.length)?.querySelector<HTMLElement>('button');
  handleShortcut('cards', event, {
    nextCard: () => button(index + 1)?.focus(),
    previousCard: () => button(index - 1)?.focus(),
    review: () => button(index)?.click(),
    help: onHelp,
  });
}
