import { useEffect } from 'react';

/** Keeps files that are dropped beside an area from carrying the browser away; text may still be dragged into fields. */
export function useStrayDrops(): void {
  useEffect(() => {
    function keepPage(event: DragEvent) {
      const types = event.dataTransfer?.types ?? [];
      if (types.length === 0 || types.includes('Files')) event.preventDefault();
    }
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, []);
}
