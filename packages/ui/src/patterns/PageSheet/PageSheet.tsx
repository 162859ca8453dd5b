import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { FindingMark } from './FindingMark';
import styles from './PageSheet.module.css';
import type { Finding, PageRotation } from './types';
import { usePageImage } from './usePageImage';

export interface PageSheetProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The URL of the page's image, of Letter proportions; left out while it is not known yet. */
  src?: string;
  /** Names document and page, for example `Statement.pdf, page 2 of 5`. */
  alt: string;
  /** Which page it is, counted from 1: of the findings only those on it are marked. */
  page: number;
  /** Marked where they lie on the page. */
  findings?: readonly Finding[];
  /** The finding that stands out. */
  selectedId?: string;
  /** The finding that is pointed at elsewhere, such as in a list. */
  previewedId?: string;
  /** Called with the finding whose mark was clicked, with `undefined` where it was the selected one. */
  onFindingSelect?: (id: string | undefined) => void;
  /**
   * Degrees clockwise; the marks turn with the page.
   * @default 0
   */
  rotation?: PageRotation;
}

/**
 * One page of a document as a sheet of paper, with the findings on it marked. Renders a `div` as wide as its
 * parent. Not for paging or zooming: that is DocumentViewer.
 *
 * Keyboard: none of its own. Marks are no Tab stops, as a page can be full of them: offer the findings beside
 * the page as well, in a list or step by step.
 *
 * Accessibility: the page is an image, each mark a toggle named for its check and described by what there is
 * to see. Kinds differ in icon and colour. An image that fails to load says so in its place.
 */
export function PageSheet({
  src,
  alt,
  page,
  findings = [],
  selectedId,
  previewedId,
  onFindingSelect,
  rotation = 0,
  className,
  ...rest
}: PageSheetProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { status, retry, image } = usePageImage(src);
  const { key, ...imageProps } = image;
  return (
    <div
      {...rest}
      data-rotation={rotation}
      data-status={status}
      className={clsx(styles.root, className)}
    >
      <div ref={paper} tabIndex={-1} className={styles.paper} aria-busy={status === 'loading'}>
        {status === 'loading' && <p className={clsx(styles.message, styles.loading)}>Loading…</p>}
        {status === 'failed' && (
          <div className={styles.message} role="alert">
            <p>This page could not be loaded.</p>
            <Button
              size="small"
              onClick={() => {
                // The button goes away: keep the focus on the page.
                paper.current?.focus();
                retry();
              }}
            >
              <RotateCw aria-hidden size={14} />
              Retry
            </Button>
          </div>
        )}
        {src !== undefined && status !== 'failed' && (
          <img
            key={key}
            {...imageProps}
            className={styles.image}
            alt={alt}
            width={612}
            height={792}
            draggable={false}
          />
        )}
      </div>
      {status !== 'failed' && (
        <div className={styles.marks}>
          {findings.map((finding) => (
            <FindingMark
              key={finding.id}
              finding={finding}
              page={page}
              rotation={rotation}
              selected={finding.id === selectedId}
              previewed={finding.id === previewedId}
              onSelect={onFindingSelect}
            />
          ))}
        </div>
      )}
    </div>
  );
}
