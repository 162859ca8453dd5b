import { Slot } from '@radix-ui/react-slot';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { activeElementOf } from '../../ownerWindow';
import { TooltipBubble } from './TooltipBubble';

export type TooltipSide = 'top' | 'bottom' | 'end';

export const tooltipSides = ['top', 'bottom', 'end'] as const satisfies TooltipSide[];

export interface TooltipProps {
  /** What to show: the name of an icon's action, or a few more words about the child. */
  label: string;
  /** The key that does the same, shown after the label; not where nothing hovers, such as on a phone. */
  shortcut?: string;
  /**
   * Whether the label is the child's accessible description. Not if it repeats the accessible name.
   * @default false
   */
  describes?: boolean;
  /**
   * Where it is, if there is room: `top` above controls that it would cover otherwise, `end` next to a column of icons.
   * @default 'bottom'
   */
  side?: TooltipSide;
  /** An element that can have focus. */
  children: ReactElement;
}

/** Time until the tooltip appears under a resting pointer, in milliseconds. */
const openDelay = 300;

/** Time to move the pointer onto the tooltip, in milliseconds (WCAG 1.4.13). */
const closeDelay = 150;

/** Whether a parent switches tooltips off. */
const isOff = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--pt-tooltip') === 'none';

/**
 * A few words next to a control while the pointer rests on it or the keyboard focuses it. Renders its child, without an
 * element of its own until it opens. Not for what users must read or click: it never opens on a touch screen, or where
 * a parent sets `--pt-tooltip: none`, for example because there is room for labels.
 *
 * Keyboard: focus shows it at once. Escape closes only the tooltip; a second Escape closes a dialog around it.
 *
 * Accessibility: the tooltip itself is hidden from assistive technology, which gets the child's name or, with
 * `describes`, its description.
 */
export function Tooltip({
  label,
  shortcut,
  describes = false,
  side = 'bottom',
  children,
}: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef(0);
  /** Whether it has reacted to the pointer: once until that leaves. */
  const hasReacted = useRef(false);
  /**
   * Whether the user has left the tab or window: the child keeps focus, and on return a closed tooltip must stay
   * closed.
   */
  const isAway = useRef(false);

  const change = (next: HTMLElement | null, delay: number) => {
    clearTimeout(timer.current);
    // Rendered at once: a later render may remove it while nothing has focus, see `closeOnBlur`.
    timer.current = window.setTimeout(() => flushSync(() => setAnchor(next)), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  // On move, not on enter: what scrolls under a resting pointer would open, and cover what has focus.
  const openOnHover = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch' || hasReacted.current || isOff(currentTarget)) return;
    hasReacted.current = true;
    change(currentTarget, openDelay);
  };
  const leave = () => {
    hasReacted.current = false;
    change(null, closeDelay);
  };
  const press = () => {
    hasReacted.current = true;
    hide();
  };
  const openOnFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const hasReturned = isAway.current;
    isAway.current = false;
    // A press also moves focus, which must not reopen the tooltip.
    if (hasReturned || hasReacted.current) return;
    if (currentTarget.matches(':focus-visible') && !isOff(currentTarget)) setAnchor(currentTarget);
  };
  // Not during the event, because a dialog's focus trap takes focus if an element is removed while nothing has it. Not
  // with `timer`, which a pointer on the tooltip clears: a tooltip that opened below a resting pointer would stay.
  const closeOnBlur = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    isAway.current = activeElementOf(currentTarget) === currentTarget;
    if (!isAway.current) setTimeout(() => flushSync(hide));
  };

  return (
    <>
      <Slot
        aria-description={describes ? label : undefined}
        onPointerMove={openOnHover}
        onPointerLeave={leave}
        onPointerDown={press}
        onFocus={openOnFocus}
        onBlur={closeOnBlur}
      >
        {children}
      </Slot>
      {anchor && (
        <TooltipBubble
          anchor={anchor}
          label={label}
          shortcut={shortcut}
          side={side}
          onHide={hide}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={leave}
        />
      )}
    </>
  );
}
