import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { windowOf } from '../../ownerWindow';
import { actionOf } from '../shortcuts';
import { centreOf } from '../review';
import type { Point } from '../review';
import { nearestIn } from './lens';
import type { MagnifierProps, Target } from './magnifierTypes';

/** How far an arrow key moves the magnified point, in pixels; a key held down moves it twice as far each time. */
const step = 8;

/** A shorter press of the key leaves the magnifier on. */
const shortPress = 300;

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface LensKeys extends Pick<
  MagnifierProps,
  'since' | 'onOff' | 'viewer' | 'stage' | 'sheet' | 'selectedBox'
> {
  target: Target | undefined;
  onTarget: (target: Target) => void;
}

/**
 * While the magnifier is on, arrow keys move it, scrolling the stage if necessary; Escape, the release of a key that
 * was held, and focus leaving the viewer switch it off.
 */
export function useLensKeys({
  since,
  onOff,
  viewer: viewerRef,
  stage,
  sheet,
  selectedBox,
  target,
  onTarget,
}: LensKeys) {
  const pointer = useRef<Point>(null);
  const switchOff = useCallbackRef(onOff);
  const findSelected = useCallbackRef(selectedBox);

  const aim = useCallbackRef((point: Point) => {
    if (!stage.current || !sheet.current) return;
    const { x, y } = nearestIn(sheet.current.getBoundingClientRect(), point);
    const visible = nearestIn(stage.current.getBoundingClientRect(), { x, y });
    stage.current.scrollBy({ left: x - visible.x, top: y - visible.y });
    onTarget({ ...visible, isTouch: false });
  });

  const onKeyDown = useCallbackRef((event: KeyboardEvent) => {
    if ((event.target as Element).matches('input:not([type=radio]), textarea, select')) return;
    const action = actionOf('magnifier', event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (action === 'close') return switchOff();
    const direction = directions[event.key];
    if (!direction || !target) return;
    const { x, y } = direction;
    const by = event.repeat ? 2 * step : step;
    aim({ x: target.x + x * by, y: target.y + y * by });
  });

  // The pointer's position when the magnifier is switched on.
  useEffect(() => {
    const element = stage.current;
    const record = ({ clientX: x, clientY: y }: MouseEvent) => (pointer.current = { x, y });
    element?.addEventListener('pointermove', record);
    return () => element?.removeEventListener('pointermove', record);
  }, [stage]);

  // A layout effect, so that the magnifier is in the first frame.
  useLayoutEffect(() => {
    const element = stage.current;
    const viewer = viewerRef.current;
    if (since === undefined || !element || !viewer) return;
    const isHovered = element.matches(':hover') && pointer.current;
    aim(isHovered || centreOf(findSelected() ?? element.getBoundingClientRect()));

    const onKeyUp = (event: KeyboardEvent) => {
      // By timestamps, because a busy page handles both events late.
      const isHeld = event.timeStamp - since > shortPress;
      if (isHeld && actionOf('viewer', event) === 'magnify') switchOff();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !viewer.contains(relatedTarget as Node)) switchOff();
    };
    element.dataset.magnifying = '';
    const on = new AbortController();
    const { signal } = on;
    viewer.addEventListener('keydown', onKeyDown, { capture: true, signal });
    viewer.addEventListener('focusout', onFocusOut, { signal });
    windowOf(viewer).addEventListener('keyup', onKeyUp, { signal });
    return () => {
      delete element.dataset.magnifying;
      on.abort();
    };
  }, [since, viewerRef, stage, aim, findSelected, onKeyDown, switchOff]);
}
