import { VisuallyHidden } from '@radix-ui/react-visually-hidden';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Pager } from '../../components/Pager';
import styles from './DocumentViewer.module.css';
import { pageForKey } from './paging';
import type { ExtractedFields } from './types';
import { isRightToLeft } from './isRightToLeft';
import { useZoom } from './useZoom';
import { zoomForKey } from './zoom';
import { ZoomToolbar } from './ZoomToolbar';

export interface DocumentViewerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the viewer and its pages. */
  documentName: string;
  /** How many pages the document has. */
  pageCount: number;
  /** The page shown, counted from 1. */
  page: number;
  /** Called with the page that was asked for, never with the one shown. */
  onPageChange: (page: number) => void;
  /** The address of a page's image, of Letter proportions. */
  pageImage: (page: number) => string;
  /** What was read from the document. Taken in and never displayed (specification, section 3). */
  extractedFields: ExtractedFields;
  /** Buttons for the document as a whole, such as Add Pages. */
  actions?: ReactNode;
}

/**
 * The pages of a document as sheets of paper, to page through and to zoom. Renders a `section`.
 * Give it the document as `key`, so that another one starts unzoomed. Not for a single picture.
 *
 * Keyboard: the zoom buttons are one stop with arrow keys between them; on the page, arrow keys, Page Up,
 * Page Down, Home and End turn pages, + and - zoom, Shift with an arrow scrolls.
 *
 * Accessibility: each page is an image named by document and number, and a change of page is announced.
 */
export function DocumentViewer({
  documentName,
  pageCount,
  page,
  onPageChange,
  pageImage,
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- taken out of `rest`: it must not reach the page
  extractedFields: _neverDisplayed,
  actions,
  className,
  ...rest
}: DocumentViewerProps) {
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, zoomTo] = useZoom(stage);

  useEffect(() => {
    stage.current?.scrollTo({ top: 0 });
  }, [page]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    // With these the key is the browser's own: to go back, or to zoom all of it.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const nextZoom = zoomForKey(key, zoom);
    if (nextZoom !== undefined) {
      event.preventDefault();
      zoomTo(nextZoom);
      return;
    }
    if (event.shiftKey) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      currentTarget.scrollBy({ left: key === 'ArrowLeft' ? -sidewaysStep : sidewaysStep });
      return;
    }
    const nextPage = pageForKey(key, {
      page,
      pageCount,
      rightToLeft: isRightToLeft(currentTarget),
    });
    if (nextPage === undefined) return;
    event.preventDefault();
    if (nextPage !== page) onPageChange(nextPage);
  };

  return (
    <section aria-label={documentName} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.bar}>
        <ZoomToolbar zoom={zoom} onZoomChange={zoomTo} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex, jsx-a11y-x/no-noninteractive-element-interactions -- it scrolls: it has to be reached by keyboard, and its keys have buttons that do the same */}
      <div
        ref={stage}
        role="group"
        aria-label="Document page"
        aria-describedby={hintId}
        tabIndex={0}
        className={styles.stage}
        onKeyDown={onKeyDown}
      >
        <div className={styles.sheet} style={{ '--sheet-zoom': zoom / 100 } as CSSProperties}>
          <img
            className={styles.image}
            src={pageImage(page)}
            alt={`${documentName}, page ${page} of ${pageCount}`}
            width={612}
            height={792}
            draggable={false}
          />
        </div>
      </div>
      {/* eslint-enable */}
      <VisuallyHidden id={hintId}>
        Side arrow keys change the page, plus and minus the zoom; with Shift, side arrow keys
        scroll.
      </VisuallyHidden>
      <div className={clsx(styles.bar, styles.foot)}>
        <p role="status" className={styles.position}>
          Page {page} of {pageCount}
        </p>
        <Pager label="Pages" pageCount={pageCount} page={page} onPageChange={onPageChange} />
      </div>
    </section>
  );
}

/** What browsers scroll on one press of an arrow key, in CSS pixels. */
const sidewaysStep = 40;
