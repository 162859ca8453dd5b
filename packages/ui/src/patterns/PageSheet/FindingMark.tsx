import { TextCursorInput, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Finding, FindingKind, PageBox } from '../../domain';
import { boxesOnPage, boxOnSheet, findingName, sharesTag } from './boxes';
import styles from './PageSheet.module.css';
import type { PageRotation } from './types';

const icons: Record<FindingKind, LucideIcon> = {
  warning: TriangleAlert,
  error: X,
  field: TextCursorInput,
};

interface FindingMarkProps {
  finding: Finding;
  /** All findings of the document: marks that enclose others of their kind carry the tag for both. */
  findings: readonly Finding[];
  page: number;
  rotation: PageRotation;
  selected: boolean;
  previewed: boolean;
  onSelect?: (id: string | null) => void;
}

/** Text continues beside most marks; only in the page's margin, a tenth of its width, a tag covers none. */
const margin = 10;

/** Closer to the edge of the paper, in percent of its width, a tag would hang over it. */
const edge = 3;

/** No tag inside a mark that has one, and the tag at the end where it covers no text there. */
function tagPlace(
  box: PageBox,
  { kind }: Finding,
  findings: readonly Finding[],
  start: number,
  end: number,
) {
  if (sharesTag(box, kind, findings)) return 'none';
  return start < edge || (start > margin && end > 100 - margin) ? 'end' : 'start';
}

/** A finding's boxes on one page, each a toggle that selects the finding. */
export function FindingMark({
  finding,
  findings,
  page,
  rotation,
  selected,
  previewed,
  onSelect,
}: FindingMarkProps) {
  const boxes = boxesOnPage(finding, page);
  const name = findingName(finding);
  const Icon = icons[finding.kind];
  return boxes.map((box, index) => {
    const { x, y, width, height } = boxOnSheet(box, rotation);
    return (
      <button
        key={index}
        type="button"
        // Not a Tab stop: text lines are closer than 24 px, and a list or steps next to the page offer the same.
        tabIndex={-1}
        aria-label={boxes.length > 1 ? `${name}, ${index + 1} of ${boxes.length}` : name}
        // Also the description, as it differs from the name.
        title={finding.checkName && finding.label}
        aria-pressed={selected}
        data-kind={finding.kind}
        data-missing={finding.missing || undefined}
        data-tag={tagPlace(box, finding, findings, x, x + width)}
        data-previewed={previewed || undefined}
        className={styles.mark}
        style={
          {
            '--mark-x': x + width / 2,
            '--mark-y': y + height / 2,
            '--mark-width': width,
            '--mark-height': height,
          } as CSSProperties
        }
        onClick={() => onSelect?.(selected ? null : finding.id)}
      >
        <span className={styles.edge}>
          <span className={styles.tag}>
            <Icon aria-hidden size={12} strokeWidth={2.5} />
          </span>
        </span>
      </button>
    );
  });
}
