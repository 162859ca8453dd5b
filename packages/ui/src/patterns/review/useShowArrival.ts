import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Place } from '../../domain';
import { ownDistance } from '../../ownerWindow';
import { placesOn } from '../findings';
import type { Finding } from '../findings';
import { boxOnSheet } from '../PageSheet';
import type { PageRotation } from '../PageSheet';
import { scrollToCentre, scrollToKeep } from './geometry';
import type { Box } from './geometry';
import { glide } from './glide';
import type { Review } from './useReview';

/** The boxes of what is selected, in the viewport. */
export const selectionBoxes = (
  sheet: HTMLElement | null,
  selected: Finding | undefined,
  { page, rotation }: Review['view'],
) => (selected ? boxesInViewport(sheet, placesOn(selected, page), rotation) : []);

function boxesInViewport(
  sheet: HTMLElement | null,
  boxes: readonly Place[],
  rotation: PageRotation,
): Box[] {
  if (!sheet) return [];
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return boxes
    .map((box) => boxOnSheet(box, rotation))
    .map((box) => ({
      left: left + (box.x / 100) * width,
      top: top + (box.y / 100) * height,
      width: (box.width / 100) * width,
      height: (box.height / 100) * height,
    }));
}

/** Scrolls the stage to where the last action leads. */
export function useShowArrival(
  { view, arrival, stage }: Review,
  sheet: RefObject<HTMLElement | null>,
  selected: Finding | undefined,
) {
  const showSelection = useEffectEvent((turned: boolean) => {
    if (!stage.current) return;
    const boxes = selectionBoxes(sheet.current, selected, view);
    if (boxes.length > 0) {
      return glide(stage.current, scrollToCentre(stage.current.getBoundingClientRect(), boxes));
    }
    if (turned) stage.current.scrollTo({ top: 0 });
  });

  const showBox = useEffectEvent((box: Place) => {
    const [shown] = boxesInViewport(sheet.current, [box], view.rotation);
    if (!stage.current || !shown) return;
    const seen = stage.current.getBoundingClientRect();
    const isInView =
      shown.left >= seen.left &&
      shown.top >= seen.top &&
      shown.left + shown.width <= seen.right &&
      shown.top + shown.height <= seen.bottom;
    return isInView ? undefined : glide(stage.current, scrollToCentre(seen, [shown]));
  });

  // After the layout effects of parents, which may change the stage's height.
  useEffect(() => {
    if (arrival.to === 'selection') return showSelection(arrival.turned);
    return arrival.to === 'box' ? showBox(arrival.box) : undefined;
    // Also when the stage mounts later.
  }, [arrival, stage]);

  // Before the paint, or the page would jump.
  useLayoutEffect(() => {
    if (arrival.to === 'offset') stage.current?.scrollTo(arrival.offset);
    if (arrival.to === 'part' && sheet.current && stage.current) {
      const box = sheet.current.getBoundingClientRect();
      const by = scrollToKeep(box, arrival.part, arrival.point);
      stage.current.scrollBy(ownDistance(stage.current, by));
    }
  }, [arrival, stage, sheet]);
}
