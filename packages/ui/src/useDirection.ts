import { useState } from 'react';

type Direction = 'ltr' | 'rtl';

/** The text direction of an element, inherited or its own. */
export const directionOf = (element: Element) => getComputedStyle(element).direction as Direction;

/**
 * Returns the direction for a Radix component with arrow keys, and props for its `asChild` element. By default, Radix
 * assumes left to right and sets `dir="ltr"`, even in a right-to-left page. The direction is measured when focus
 * enters, because only the arrow keys depend on it.
 */
export function useDirection(dir?: Direction) {
  const [direction, setDirection] = useState<Direction>('ltr');
  const inherit = {
    dir,
    onFocusCapture: ({ currentTarget }: { currentTarget: Element }) =>
      setDirection(directionOf(currentTarget)),
  };
  return [direction, inherit] as const;
}
