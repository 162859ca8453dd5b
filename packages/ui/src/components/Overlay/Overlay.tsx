import { clsx } from 'clsx';
import { useLayoutEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './Overlay.module.css';

/** How many overlays are mounted. */
let count = 0;

/** Locks the page's scrolling while mounted. */
function ScrollLock() {
  // Measured before anything changes, when it does not force a layout.
  const [hasScrollbar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const { dataset } = document.body;
    count += 1;
    dataset.scrollLocked ??= hasScrollbar ? 'gutter' : '';
    return () => {
      count -= 1;
      if (count === 0) delete dataset.scrollLocked;
    };
  }, [hasScrollbar]);
  return null;
}

/**
 * Covers the page behind a modal dialog, and locks its scrolling while mounted. Replaces Radix's overlay, which sets
 * an inherited property on `body`, so that opening and closing recalculate the style of the whole page.
 */
export function Overlay({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <>
      {/* First, so that it changes `body` before Radix reads the style of the element. */}
      <ScrollLock />
      <div {...rest} className={clsx(styles.root, className)} />
    </>
  );
}
