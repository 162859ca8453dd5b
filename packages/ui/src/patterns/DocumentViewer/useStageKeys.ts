import type { KeyboardEvent } from 'react';
import { directionOf } from '../../useDirection';
import { selectedText } from '../PageSheet';
import { actionOf, mirroredKey } from '../shortcuts';

/** How far Shift with the left or right arrow key scrolls, in pixels. */
const sidewaysStep = 80;

interface StageState {
  page: number;
  pageCount: number;
  /** Called with a number that may be beyond the first or the last page. */
  onPageChange: (page: number) => void;
}

/** Handles paging and horizontal scrolling. Other keys, except Space, keep their default behaviour. */
export function useStageKeys({ page, pageCount, onPageChange }: StageState) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, target, currentTarget: stage } = event;
    if (event.defaultPrevented || ctrlKey || altKey || metaKey) return;
    // With the pointer over the page, Space must not scroll, because users hold it while they drag.
    if (key === ' ' && !shiftKey && target === stage && stage.matches(':hover')) {
      event.preventDefault();
      return;
    }
    const logical = directionOf(stage) === 'rtl' ? mirroredKey(key) : key;
    const { isComposing, keyCode } = event.nativeEvent;
    const pressed = { key: logical, keyCode, shiftKey, ctrlKey, altKey, metaKey, isComposing };
    const action = actionOf('page', pressed);
    if (!action) return;
    // With Shift, the browser extends the selection.
    if (action === 'scroll' && selectedText(stage)) return;
    event.preventDefault();
    if (action === 'scroll') {
      stage.scrollBy({ left: key === 'ArrowLeft' ? -sidewaysStep : sidewaysStep });
      return;
    }
    const pages = { previousPage: page - 1, nextPage: page + 1, firstPage: 1, lastPage: pageCount };
    onPageChange(pages[action]);
  };
}
