import { use, useEffect, useReducer, useState } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { PortalContainer } from '../../portalContainer';
import { zoomOf } from '../../ownerWindow';
import { lensCorner, lensSize, magnification, sheetCorner } from './lens';
import styles from './Magnifier.module.css';
import type { MagnifierProps, Target } from './magnifierTypes';
import { useLensKeys } from './useLensKeys';
import { useLensPointer } from './useLensPointer';

/**
 * Shows a part of the page three times as large, at the pointer or where the arrow keys move it. Hidden from assistive
 * technology, because it only repeats the page.
 */
export function Magnifier({
  since,
  onOff,
  viewer,
  stage,
  sheet,
  selectedBox,
  children,
}: MagnifierProps) {
  const on = since !== undefined;
  const [target, setTarget] = useState<Target>();
  const isHeld = useLensPointer({ on, stage, onTarget: setTarget });
  useLensKeys({ since, onOff, viewer, stage, sheet, selectedBox, target, onTarget: setTarget });

  const container = use(PortalContainer);
  const isShown = target !== undefined && (on || isHeld);
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isShown) return;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const view = stage.current?.ownerDocument.defaultView;
    for (const type of ['scroll', 'resize']) view?.addEventListener(type, measureAgain, options);
    return () => listening.abort();
  }, [isShown, stage]);

  if (!isShown || !sheet.current) return null;
  const { body, documentElement: root } = sheet.current.ownerDocument;
  // Without the scrollbar's gutter, which `clientWidth` includes.
  const { width } = root.getBoundingClientRect();
  const viewport = { width, height: root.clientHeight };
  // Measured here, because the page may have been scrolled, zoomed or turned meanwhile.
  const box = sheet.current.getBoundingClientRect();
  const size = lensSize(viewport);
  const at = lensCorner(target, target.isTouch, viewport);
  const corner = sheetCorner(box, target, viewport);
  const px = (length: number) => `${length / zoomOf(body)}px`;
  return createPortal(
    <div
      aria-hidden
      inert
      data-magnifier
      className={styles.root}
      style={{
        inlineSize: px(size.width),
        blockSize: px(size.height),
        translate: `${px(at.x)} ${px(at.y)}`,
      }}
    >
      <div
        className={styles.sheet}
        style={
          {
            '--pt-magnified-width': px(box.width * magnification),
            translate: `${px(corner.x)} ${px(corner.y)}`,
          } as CSSProperties
        }
      >
        {children}
      </div>
    </div>,
    container ?? body,
  );
}
