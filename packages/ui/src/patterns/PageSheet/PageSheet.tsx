import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { useAnnouncement } from '../../announcer';
import { Button } from '../../components/Button';
import type { PageText } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { sheetSize } from '../findings';
import type { Finding } from '../findings';
import { useFindingSelection } from '../findingSelection';
import type { FindingSelectionProps } from '../findingSelection';
import { usePageImage } from '../usePageImage';
import { FindingMark } from './FindingMark';
import { marksOnPage } from './marks';
import { LazyTextLayer } from './LazyTextLayer';
import { MatchHighlights } from './MatchHighlights';
import type { PageMatch } from './MatchHighlights';
import type { Mark } from './marks';
import styles from './PageSheet.module.css';
import type { PageRotation } from './types';

const failure = 'This page could not be loaded.';

export interface PageSheetProps
  extends Omit<ComponentProps<'div'>, 'children'>, FindingSelectionProps {
  /** The URL of the page's image, with the aspect ratio of Letter paper; omit it until it is known. */
  src?: string;
  /** The text alternative, naming document and page, for example `Statement.pdf, page 2 of 5`. */
  alt: string;
  /** The page number, from 1: only findings on this page are marked. */
  page: number;
  /** The page's text, to select, search and read aloud; omit it until it is known. What is off the page is left out. */
  text?: PageText;
  /**
   * The level of the headings in the text.
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /** What was found in the text of the page. */
  matches?: readonly PageMatch[];
  /** The findings to mark. */
  findings?: readonly Finding[];
  /** An item of the sum that the selected finding compares; marked and selected instead of the finding. */
  selectedItem?: Finding;
  /** Called when the mark of the selected item is clicked. */
  onSelectedItemClear?: () => void;
  /** The `id` of the finding hovered or focused elsewhere, such as in a list. */
  previewedFinding?: string | null;
  /**
   * Degrees clockwise; the marks rotate with the page.
   * @default 0
   */
  rotation?: PageRotation;
}

const noMatches: readonly PageMatch[] = [];

/**
 * One page of a document as a sheet of paper, with the findings on it marked. Renders a `div` as wide as its parent.
 * For paging and zooming use DocumentViewer.
 *
 * Keyboard: Tab reaches the tools of selected text, and Escape closes them. Tab skips the marks, because a page can
 * have many; also offer the findings in a list or one at a time.
 *
 * Accessibility: the page is an image, followed by its text if that is known: paragraphs, headings and tables, with
 * each mark where it is read. A toolbar copies selected text and shows the finding there. Each mark is a toggle button,
 * in reading order, named after its check and described by the finding; the name of a missing field includes its
 * status. Statuses differ in icon and colour. An image that fails to load is replaced with a message, which is
 * announced.
 */
export function PageSheet({
  src,
  alt,
  page,
  text,
  headingLevel = 3,
  matches = noMatches,
  findings = [],
  selectedItem,
  onSelectedItemClear,
  previewedFinding,
  rotation = 0,
  className,
  ...props
}: PageSheetProps) {
  const [selectedFinding, setSelectedFinding, rest] = useFindingSelection(props);
  const paper = useRef<HTMLDivElement>(null);
  const { status, retry, key, image } = usePageImage(src);
  useAnnouncement(status === 'failed' ? failure : '');
  const marked = selectedItem ? [...findings, selectedItem] : findings;
  const marks = marksOnPage(marked, page);
  const renderMark = (mark: Mark) => {
    const { id } = mark.finding;
    const isItem = mark.finding === selectedItem;
    return (
      <FindingMark
        key={`${id} ${mark.number}`}
        {...mark}
        findings={marked}
        marks={marks}
        rotation={rotation}
        selected={isItem || (!selectedItem && id === selectedFinding)}
        previewed={!isItem && id === previewedFinding}
        onSelect={isItem ? onSelectedItemClear : setSelectedFinding}
      />
    );
  };
  return (
    <div {...rest} data-rotation={rotation} className={clsx(styles.root, className)}>
      <div ref={paper} tabIndex={-1} className={styles.paper} aria-busy={status === 'loading'}>
        {status === 'loading' && <p className={clsx(styles.message, styles.loading)}>Loading…</p>}
        {status === 'failed' && (
          <div className={styles.message}>
            <p>{failure}</p>
            <Button
              size="small"
              onClick={() => {
                // The button unmounts, so move focus to the page.
                paper.current?.focus();
                retry();
              }}
            >
              <RotateCw aria-hidden size="0.875rem" />
              Try again
            </Button>
          </div>
        )}
        {src !== undefined && status !== 'failed' && (
          <img
            key={key}
            {...image}
            className={styles.image}
            style={rotation === 0 ? undefined : { rotate: `${rotation}deg` }}
            alt={alt}
            {...sheetSize}
          />
        )}
      </div>
      {status !== 'failed' && (
        <div className={styles.marks}>
          <MatchHighlights matches={matches} rotation={rotation} />
          {text && text.length > 0 ? (
            <LazyTextLayer
              // Without a key, screen readers would announce every word that changes.
              key={page}
              headingLevel={headingLevel}
              fallback={marks.map(renderMark)}
              text={text}
              rotation={rotation}
              marks={marks}
              renderMark={renderMark}
              findings={findings}
              page={page}
              onFindingShow={setSelectedFinding}
            />
          ) : (
            marks.map(renderMark)
          )}
        </div>
      )}
    </div>
  );
}
