import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { activeElementOf } from '../../ownerWindow';

/** The row of the selected finding, for what stands beside it. */
export interface FindingRowHandle {
  row: HTMLElement;
  /** Moves focus to the button that shows the finding's evidence, or else to the row. */
  focus: () => void;
  /**
   * Moves focus to what the finding compares: to the view that is chosen, if it has several, so that the arrow keys
   * change it. From there, moves focus back. Does nothing if it compares nothing.
   */
  compare: () => void;
  /**
   * Moves focus out of what the row shows: to where it was before `compare`, or else to the row's button. Returns
   * whether focus was there.
   */
  leave: () => boolean;
}

/** The refs of a row; while it is selected, `rowRef` is its handle. */
export function useFindingRow(selected: boolean, rowRef: Ref<FindingRowHandle> | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const comparison = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLInputElement>(null);
  /** Where focus was before it moved to the comparison. */
  const origin = useRef<HTMLElement>(null);

  useImperativeHandle(
    selected ? rowRef : undefined,
    () => {
      const leave = () => {
        const focused = row.current && activeElementOf(row.current);
        // Without a toggle, the row itself has focus.
        if (focused === row.current || focused === toggle.current) return false;
        if (!row.current?.contains(focused)) return false;
        (origin.current?.isConnected ? origin.current : toggle.current)?.focus();
        origin.current = null;
        return true;
      };
      return {
        // oxlint-disable-next-line typescript/no-non-null-assertion -- React has set it by then
        row: row.current!,
        focus: () => (toggle.current ?? row.current)?.focus(),
        compare: () => {
          const focused = row.current && activeElementOf(row.current);
          if (comparison.current?.contains(focused)) return void leave();
          origin.current = focused as HTMLElement | null;
          (view.current ?? comparison.current)?.focus();
        },
        leave,
      };
    },
    [],
  );
  return { row, toggle, comparison, view };
}
