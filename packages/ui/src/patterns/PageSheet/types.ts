export interface FindingBox {
  /** Counted from 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where on the pages a check's outcome, or a panel's gap, can be seen. */
export interface Finding {
  /** Unique within the document. */
  id: string;
  /** The panel it belongs to. */
  panelId: string;
  /** The check it belongs to; absent where it belongs to the panel as a whole. */
  checkName?: string;
  label: string;
  kind: 'warning' | 'error' | 'field';
  /** Nothing is printed there although something is expected. */
  missing?: boolean;
  /** In points on a sheet of 612 x 792, at least one. */
  boxes: readonly FindingBox[];
}
