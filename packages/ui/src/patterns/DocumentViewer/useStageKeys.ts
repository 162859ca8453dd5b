import type { KeyboardEvent } from 'react';
import { directionOf } from '../../useDirection';
import { pageForKey } from './paging';
import { zoomForKey } from './zoom';

/** How far Shift with the left or right arrow key scrolls, in pixels. */
const sidewaysStep = 80;

interface StageState {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  zoom: number;
  zoomTo: (zoom: number) => void;
}

/** Handles paging, zoom and horizontal scrolling. Other keys, except Space, keep their default behaviour. */
export function useStageKeys({ page, pageCount, onPageChange, zoom, zoomTo }: StageState) {
  const turn = (stage: HTMLElement, key: string) => {
    const next = pageForKey(key, { page, pageCount, rightToLeft: directionOf(stage) === 'rtl' });
    if (next === undefined) return false;
    // A focused mark unmounts with its page, so move focus to the stage.
    if (next !== page) {
      stage.focus({ preventScroll: true });
      onPageChange(next);
    }
    return true;
  };

  const act = ({ key, shiftKey, target, currentTarget: stage }: KeyboardEvent<HTMLElement>) => {
    const nextZoom = zoomForKey(key, zoom);
    if (nextZoom !== undefined) {
      zoomTo(nextZoom);
      return true;
    }
    if (shiftKey) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
      stage.scrollBy({ left: key === 'ArrowLeft' ? -sidewaysStep : sidewaysStep });
      return true;
    }
    // With the pointer over the page, Space must not scroll, because users hold it while they drag.
    if (key === ' ') return target === stage && stage.matches(':hover');
    return turn(stage, key);
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (act(event)) event.preventDefault();
  };
}
