import { useEffect, useState } from 'react';

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** The drop area in use around what a drag is over. */
function areaAround(target: EventTarget | null): Element | null {
  // It may be a text rather than its element.
  const element = target instanceof Text ? target.parentElement : target;
  return element instanceof Element ? element.closest('[data-dropzone]') : null;
}

/**
 * Whether files are held over the drop area with this id. Listens to the document, where every move
 * of a drag is heard: entering a child changes nothing, and leaving the window, dropping elsewhere
 * or giving up with Escape all end it. Files dropped beside the areas do not carry the browser away;
 * text may still be dragged into fields.
 */
export function useFileDrag(areaId: string): boolean {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };

    function move(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      const area = areaAround(event.target);
      setHeld(area?.id === areaId);
      // Beside the areas nothing can be dropped, and the pointer says so.
      if (!area) event.dataTransfer!.dropEffect = 'none';
    }
    function leave(event: DragEvent) {
      if (areaAround(event.relatedTarget)?.id !== areaId) setHeld(false);
    }

    for (const type of ['dragenter', 'dragover', 'drop'] as const)
      document.addEventListener(type, move, options);
    for (const type of ['dragleave', 'drop', 'dragend'] as const)
      document.addEventListener(type, leave, options);
    return () => listening.abort();
  }, [areaId]);

  return held;
}
