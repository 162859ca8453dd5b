import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether files are being dragged over an element. Listens to the document, where every move of a
 * drag is heard: entering a child changes nothing, and leaving the window, dropping elsewhere or
 * giving up with Escape all end it.
 */
export function useDragging(area: RefObject<HTMLElement | null>, disabled: boolean): boolean {
  const [dragging, setDragging] = useState(false);

  useEffect(() => {
    if (disabled) return;

    function isOverArea(target: EventTarget | null) {
      return target instanceof Node && area.current?.contains(target) === true;
    }
    function move(event: DragEvent) {
      const overArea = isOverArea(event.target);
      const types = event.dataTransfer?.types ?? [];
      setDragging(overArea && (types.length === 0 || types.includes('Files')));
      // Beside the area nothing can be dropped, and the pointer says so.
      if (!overArea && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    }
    function leave(event: DragEvent) {
      if (!isOverArea(event.relatedTarget)) setDragging(false);
    }
    function end() {
      setDragging(false);
    }

    const options = { capture: true };
    document.addEventListener('dragenter', move, options);
    document.addEventListener('dragover', move, options);
    document.addEventListener('dragleave', leave, options);
    document.addEventListener('drop', end, options);
    document.addEventListener('dragend', end, options);
    return () => {
      document.removeEventListener('dragenter', move, options);
      document.removeEventListener('dragover', move, options);
      document.removeEventListener('dragleave', leave, options);
      document.removeEventListener('drop', end, options);
      document.removeEventListener('dragend', end, options);
    };
  }, [area, disabled]);

  return dragging && !disabled;
}
