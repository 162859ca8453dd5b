import { useState } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { lensCorner, lensSize, magnification, sheetCorner } from './lens';
import type { Point } from './geometry';
import styles from './Magnifier.module.css';
import { useLensKeys } from './useLensKeys';
import { useLensPointer } from './useLensPointer';

export interface MagnifierProps {
  /** Whether it is switched on; while the page is pressed and held, it shows in any case. */
  on: boolean;
  onOff: () => void;
  stage: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** The last press in the viewer, which may have started before the magnifier was loaded. */
  lastPress: RefObject<PointerEvent | null>;
  /** The page with its marks. */
  children: ReactNode;
}

/** The point to magnify, in the viewport. */
export interface Target extends Point {
  isTouch: boolean;
}

/**
 * Shows a part of the page three times as large, at the pointer or where the arrow keys move it. Hidden from assistive
 * technology, because it only repeats the page.
 */
export function Magnifier({ on, onOff, stage, sheet, lastPress, children }: MagnifierProps) {
  const [target, setTarget] = useState<Target>();
  const isHeld = useLensPointer({ on, stage, lastPress, onTarget: setTarget });
  useLensKeys({ on, onOff, stage, sheet, target, onTarget: setTarget });

  if (!target || !(on || isHeld) || !sheet.current) return null;
  const viewport = { width: innerWidth, height: innerHeight };
  // Measured here, because the page may have been scrolled, zoomed or turned meanwhile.
  const box = sheet.current.getBoundingClientRect();
  const size = lensSize(viewport);
  const at = lensCorner(target, target.isTouch, viewport);
  const corner = sheetCorner(box, target, viewport);
  return createPortal(
    <div
      aria-hidden
      inert
      className={styles.root}
      style={{
        inlineSize: size.width,
        blockSize: size.height,
        translate: `${at.x}px ${at.y}px`,
      }}
    >
      <div
        className={styles.sheet}
        style={
          {
            '--magnified-width': `${box.width * magnification}px`,
            translate: `${corner.x}px ${corner.y}px`,
          } as CSSProperties
        }
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
