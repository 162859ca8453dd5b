import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useEffect, useState } from 'react';
import { windowOf } from '../../ownerWindow';
import { isOnText } from '../PageSheet';
import type { MagnifierProps, Target } from './magnifierTypes';

/** How long to hold, in milliseconds: longer than a click, shorter than a phone's own long press. */
const holdDelay = 400;

/** How far the pointer may move before it counts as dragging, in pixels. A finger is less steady. */
const tolerance = (isTouch: boolean) => (isTouch ? 10 : 4);

interface LensPointer extends Pick<MagnifierProps, 'stage'> {
  on: boolean;
  onTarget: (target: Target) => void;
}

const targetOf = ({ clientX: x, clientY: y, pointerType }: PointerEvent): Target => ({
  x,
  y,
  isTouch: pointerType === 'touch',
});

/** Targets the pointer while the magnifier is on, or while the page is pressed and held. Returns whether it is held. */
export function useLensPointer({ on, stage, onTarget }: LensPointer) {
  const [isHeld, setIsHeld] = useState(false);
  const follow = useCallbackRef((event: PointerEvent, held: boolean) => {
    if (on || held) onTarget(targetOf(event));
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let press: PointerEvent | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let held = false;

    const end = () => {
      clearTimeout(timer);
      press = undefined;
      if (held) setIsHeld(false);
      delete element.dataset.magnifying;
    };

    const begin = (event: PointerEvent) => {
      end();
      held = false;
      if (event.button !== 0 || !event.isPrimary) return;
      // A long press on text selects it.
      if (event.target && isOnText(event.target)) return;
      press = event;
      timer = setTimeout(() => {
        held = true;
        element.setPointerCapture(event.pointerId);
        element.dataset.magnifying = '';
        setIsHeld(true);
        follow(event, true);
      }, holdDelay);
    };

    const onMove = (event: PointerEvent) => {
      if (press && held) {
        // Otherwise the page would be dragged.
        event.stopPropagation();
      } else if (press) {
        const moved = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
        if (moved > tolerance(event.pointerType === 'touch')) end();
      }
      follow(event, press !== undefined && held);
    };

    /** While the page is held, the browser must neither scroll, nor click, nor open a menu. */
    const preventWhileHeld = (event: Event) => {
      if (!held || (event.type !== 'click' && !press)) return;
      if (event.cancelable) event.preventDefault();
      if (event.type !== 'touchmove') event.stopPropagation();
      if (event.type === 'click') held = false;
    };

    const ownWindow = windowOf(element);
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', begin, { capture: true, signal });
    element.addEventListener('pointermove', onMove, { capture: true, signal });
    // On the window: a short press is not captured yet, and may be released outside.
    ownWindow.addEventListener('pointerup', end, { signal });
    ownWindow.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', preventWhileHeld, { capture: true, signal });
    element.addEventListener('contextmenu', preventWhileHeld, { capture: true, signal });
    element.addEventListener('touchmove', preventWhileHeld, { passive: false, signal });
    return () => {
      end();
      listening.abort();
    };
  }, [stage, follow]);

  return isHeld;
}
