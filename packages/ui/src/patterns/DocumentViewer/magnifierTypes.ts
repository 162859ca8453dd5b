import type { ReactNode, RefObject } from 'react';
import type { Box, Point } from '../review';

export interface MagnifierProps {
  /** Whether it is switched on; while the page is pressed and held, it shows in any case. */
  on: boolean;
  onOff: () => void;
  viewer: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** Returns where the selected finding is in the viewport. */
  selectedBox: () => Box | undefined;
  /** The current press of the page, which may have started before the magnifier was loaded. */
  press: RefObject<PointerEvent | null>;
  /** The page with its marks. */
  children: ReactNode;
}

/** The point to magnify, in the viewport. */
export interface Target extends Point {
  isTouch: boolean;
}
