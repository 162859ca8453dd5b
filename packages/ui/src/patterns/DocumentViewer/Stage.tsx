import { useId } from 'react';
import type { ComponentProps, CSSProperties, RefObject } from 'react';
import { PageSheet } from '../PageSheet';
import type { PageSheetProps } from '../PageSheet';
import { useSingleKeys } from '../singleKeys';
import styles from './DocumentViewer.module.css';

const hint = 'Left and right arrow keys turn pages.';

interface StageProps extends ComponentProps<'div'> {
  sheetRef: RefObject<HTMLDivElement | null>;
  /** In percent of the stage's width. */
  zoom: number;
  /** The props of the page. */
  page: PageSheetProps;
}

/** The page in a box that scrolls. */
export function Stage({ sheetRef, zoom, page, ...rest }: StageProps) {
  const hintId = useId();
  const areSingleKeysOn = useSingleKeys();
  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be focusable */
  return (
    <>
      <div
        {...rest}
        role="group"
        aria-label="Document page"
        aria-describedby={hintId}
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
      {/* Hidden, because it would be read twice: also below the page. */}
      <p id={hintId} hidden>
        {areSingleKeysOn ? `${hint} Question mark lists all keyboard shortcuts.` : hint}
      </p>
    </>
  );
}
