/** A place on a page, in points of a Letter sheet: 612 wide, 792 high. */
export interface PageBox {
  /** Counted from 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type FindingKind = 'warning' | 'error' | 'field';

export const findingKinds = ['warning', 'error', 'field'] as const satisfies FindingKind[];

/** Something that a check found, or a field that was read, and where on the pages it is. */
export interface Finding {
  id: string;
  /** The panel that lists the finding. */
  panelId: string;
  /** The check that found it; absent where it belongs to the panel as a whole. */
  checkName?: string;
  /** A short description of the finding. */
  label: string;
  kind: FindingKind;
  /** Whether a value is missing at this place. */
  missing?: boolean;
  boxes: readonly PageBox[];
}

/** Quarter turns clockwise, in degrees. */
export type PageRotation = 0 | 90 | 180 | 270;

export const pageRotations = [0, 90, 180, 270] as const satisfies PageRotation[];
