import type { ComponentProps, CSSProperties, RefObject } from 'react';
import { PageSheet } from '../PageSheet';
import type { PageSheetProps } from '../PageSheet';
import styles from './DocumentViewer.module.css';

interface StageProps extends ComponentProps<'div'> {
  sheetRef: RefObject<HTMLDivElement | null>;
  /** In percent of the stage's width. */
  zoom: number;
  /** The props of the page. */
  page: PageSheetProps;
}

/** The page in a box that scrolls. */
export function Stage({ sheetRef, zoom, page, ...rest }: StageProps) {
  return (
    <div
      {...rest}
      role="group"
      aria-label="Document page"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be focusable
      tabIndex={0}
      className={styles.stage}
    >
      <PageSheet
        ref={sheetRef}
        className={styles.sheet}
        style={{ '--pt-sheet-zoom': zoom / 100 } as CSSProperties}
        {...page}
      />
    </div>
  );
}
