import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { PageSheet } from '../PageSheet';
import styles from './PageView.module.css';
import type { Viewer } from './useViewer';

interface StageProps extends ComponentProps<'div'> {
  viewer: Viewer;
}

/** The page in a scrollable box. */
export function Stage({ viewer, className, ...rest }: StageProps) {
  const { sheet, zoom, pan, page } = viewer;
  return (
    <div
      {...rest}
      {...pan}
      role="group"
      aria-label="Document page"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be focusable to scroll by keyboard
      tabIndex={0}
      className={clsx(styles.stage, className)}
    >
      <PageSheet
        ref={sheet}
        className={styles.sheet}
        style={{ '--pt-sheet-zoom': zoom / 100 } as CSSProperties}
        {...page}
      />
    </div>
  );
}
