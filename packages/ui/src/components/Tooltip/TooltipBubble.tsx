import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { zoomOf } from '../../ownerWindow';
import styles from './Tooltip.module.css';

interface TooltipBubbleProps extends Pick<
  ComponentProps<'span'>,
  'onPointerEnter' | 'onPointerLeave'
> {
  anchor: HTMLElement;
  label: string;
  shortcut: string | undefined;
  side: 'top' | 'bottom' | 'end';
  onHide: () => void;
}

/** The distance from the anchor and from the edges of the window, in pixels. */
const gap = 6;

/**
 * Moves the bubble to the side of the anchor, within the window; `top` and `bottom` change places if there is no room.
 * Not with CSS anchor positioning, which Safari has only since 26.
 */
function place(bubble: HTMLElement, anchor: HTMLElement, side: TooltipBubbleProps['side']) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
  let left = at.left + (at.width - width) / 2;
  let top = at.top + (at.height - height) / 2;
  if (side === 'end') {
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
    left = isRightToLeft ? at.left - 2 * gap - width : at.right + 2 * gap;
  } else {
    const above = at.top - gap - height;
    const below = at.bottom + gap;
    const isBelow = side === 'bottom' ? below + height <= clientHeight : above < 0;
    top = isBelow ? below : above;
  }
  left = Math.max(gap, Math.min(left, clientWidth - width - gap));
  const zoom = zoomOf(bubble);
  bubble.style.translate = `${Math.round(left / zoom)}px ${Math.round(top / zoom)}px`;
}

/** The tooltip while it is open: a popover, so that nothing clips or covers it, also in dialogs and shadow roots. */
export function TooltipBubble({
  anchor,
  label,
  shortcut,
  side,
  onHide,
  ...rest
}: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    // jsdom has no popovers.
    if ('showPopover' in element) element.showPopover();
    place(element, anchor, side);
  }, [anchor, label, shortcut, side]);

  const move = useEffectEvent(() => {
    if (bubble.current) place(bubble.current, anchor, side);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const view = anchor.ownerDocument.defaultView;
    view?.addEventListener('scroll', move, { capture: true, passive: true, signal });
    view?.addEventListener('resize', move, { signal });
    return () => listening.abort();
  }, [anchor]);

  return (
    <DismissableLayer
      asChild
      // Only the topmost layer handles Escape (WCAG 1.4.13), even if what is below is not a Radix layer.
      onEscapeKeyDown={(event) => event.stopPropagation()}
      onFocusOutside={(event) => event.preventDefault()}
      onDismiss={onHide}
    >
      <span
        {...rest}
        ref={bubble}
        popover="manual"
        aria-hidden
        data-tooltip
        className={styles.root}
      >
        <span>{label}</span>
        {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
      </span>
    </DismissableLayer>
  );
}
