import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { targetOf } from '../../ownerWindow';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Browsers let users drop files on these by themselves. */
const isFileInput = (target: EventTarget | null) =>
  (target as Partial<HTMLInputElement> | null)?.type === 'file';

/** Whether the current drag started on this page, such as that of an image, for which browsers make up a file. */
let isOwnDrag = false;

/** Whether a drag brings files from outside of the page. */
export const bringsFiles = (event: DragEvent) => holdsFiles(event) && !isOwnDrag;

/**
 * Whether files are being dragged over the area. Listens on the document, so that moving over child elements causes no
 * flicker, and the state also ends when the drag leaves the window, ends elsewhere or is cancelled with Escape.
 * Prevents the browser from opening files that are dropped outside a dropzone; files can still be dropped on a file
 * input, and text on fields.
 */
export function useFileDrag(area: RefObject<HTMLElement | null>, isDisabled: () => boolean) {
  const [held, setHeld] = useState(false);
  const disabled = useCallbackRef(isDisabled);

  // A layout effect, so that no drag is missed.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const page = area.current?.ownerDocument;
    // By the composed path: for a listener on the document, the target inside a shadow root is its host.
    const isOver = (event: Event) =>
      area.current !== null && event.composedPath().includes(area.current) && !disabled();
    const isStill = (entered: EventTarget | null) =>
      area.current?.contains(entered as Node | null) === true && !disabled();

    for (const type of ['dragstart', 'dragend', 'drop', 'pointerdown'] as const)
      page?.addEventListener(type, () => (isOwnDrag = type === 'dragstart'), { signal });

    // In the capture phase, so that every dropzone has claimed its events before they bubble up to the document.
    for (const type of ['dragenter', 'dragover', 'drop'] as const)
      page?.addEventListener(
        type,
        (event) => {
          if (!bringsFiles(event)) return;
          if (isOver(event)) event.preventDefault();
          setHeld(isOver(event));
        },
        { capture: true, signal },
      );

    for (const type of ['dragenter', 'dragover', 'drop'] as const)
      page?.addEventListener(
        type,
        (event) => {
          if (!holdsFiles(event) || event.defaultPrevented || isFileInput(targetOf(event))) return;
          event.preventDefault();
          // Show the "not allowed" cursor outside dropzones.
          if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
        },
        { signal },
      );

    for (const type of ['dragleave', 'drop', 'dragend'] as const)
      page?.addEventListener(type, ({ relatedTarget }) => setHeld(isStill(relatedTarget)), {
        signal,
      });
    return () => listening.abort();
  }, [area, disabled]);

  return held;
}
