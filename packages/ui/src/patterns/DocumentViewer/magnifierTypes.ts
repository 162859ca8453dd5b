import type { ReactNode, RefObject } from 'react';
import type { Box, Point } from '../review';

export interface MagnifierProps {
  /**
   * The timestamp of the event that switched it on; undefined while it is off. Pressing and holding the page shows it
   * in any case.
   */
  since: number | undefined;
  onOff: () => void;
  viewer: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** Returns where the selected finding is in the viewport. */
  selectedBox: () => Box | undefined;
  /** The page with its marks. */
  children: ReactNode;
}

/** The point to magnify, in the viewport. */
export interface Target extends Point {
  isTouch: boolean;
}
