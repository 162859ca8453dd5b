import { useState } from 'react';

type Direction = 'ltr' | 'rtl';

/** The text direction of an element, inherited or its own. */
export const directionOf = (element: Element) => getComputedStyle(element).direction as Direction;

/**
 * The direction for a Radix component with arrow keys, and the props of its `asChild` element. Radix assumes left to
 * right, and writes that into the page; the child inherits the direction unless it has a `dir` of its own.
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
