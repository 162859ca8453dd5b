import { useEffect, useState } from 'react';

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** The enabled dropzone around the target of a drag event. */
function areaAround(target: EventTarget | null): Element | null {
  // The target can be a text node.
  const element = target instanceof Text ? target.parentElement : target;
  return element instanceof Element ? element.closest('[data-dropzone]') : null;
}

/** Browsers let users drop files on these by themselves. */
const isFileInput = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file';

/**
 * Whether files are being dragged over the dropzone with this id. Listens on the document, so that moving over child
 * elements causes no flicker, and the state also ends when the drag leaves the window, ends elsewhere or is cancelled
 * with Escape. Prevents the browser from opening files that are dropped outside a dropzone; files can still be dropped
 * on a file input, and text on fields.
 */
export function useFileDrag(areaId: string): boolean {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };

    function move(event: DragEvent) {
      const area = areaAround(event.target);
      if (!holdsFiles(event) || (!area && isFileInput(event.target))) return;
      event.preventDefault();
      setHeld(area?.id === areaId);
      // Show the "not allowed" cursor outside dropzones.
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
