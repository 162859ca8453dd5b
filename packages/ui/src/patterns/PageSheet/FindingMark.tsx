import type { CSSProperties } from 'react';
import { Tooltip } from '../../components/Tooltip';
import type { Place } from '../../domain';
import { findingName, sheetSize, statuses } from '../findings';
import type { Finding } from '../findings';
import { boxOnSheet, sharesTag, tagDistance } from './boxes';
import { reachOf } from './marks';
import type { Mark } from './marks';
import styles from './PageSheet.module.css';
import type { PageRotation } from './types';

interface FindingMarkProps extends Mark {
  /** All marked findings, because a mark inside another one with the same icon shares the outer mark's tag. */
  findings: readonly Finding[];
  /** All marks of the page. */
  marks: readonly Mark[];
  rotation: PageRotation;
  selected: boolean;
  previewed: boolean;
  onSelect?: (id: string | null) => void;
}

/**
 * The width of the page's margin, in points. A tag outside the margin would usually cover text, because the line
 * continues next to the mark.
 */
const margin = 60;

/** Closer to the edge of the page than this, in points, a tag could extend beyond the paper. */
const edge = 18;

/** The sides of a box on the sheet, clockwise from where its line starts. */
const sides = ['left', 'top', 'right', 'bottom'] as const;

/**
 * Where the mark's tag goes: before the box on its line, or after it if the line starts at the page's edge or only that
 * side is in the margin; inside an empty box; nowhere if the mark shares another's tag.
 */
function tagSide(
  box: Place,
  { status }: Finding,
  findings: readonly Finding[],
  rotation: PageRotation,
) {
  if (sharesTag(box, status, findings)) return 'none';
  if (status === 'missing') return 'inside';
  const end = box.x + box.width;
  const isAfter = box.x < edge || (box.x > margin && end > sheetSize.width - margin);
  return sides[((isAfter ? 2 : 0) + rotation / 90) % 4];
}

/** One of a finding's boxes, as a toggle button that selects the finding. */
export function FindingMark({
  finding,
  box,
  number,
  count,
  findings,
  marks,
  rotation,
  selected,
  previewed,
  onSelect,
}: FindingMarkProps) {
  const name = findingName(finding);
  const { icon: Icon, tone, dashed } = statuses[finding.status].mark;
  const { x, y, width, height } = boxOnSheet(box, rotation);
  const reach = reachOf(box, marks, rotation);
  const mark = (
    <button
      type="button"
      // Not a Tab stop, because a page can have many marks, some closer than 24 px. An equivalent control next to the
      // page selects the same finding.
      tabIndex={-1}
      aria-label={count > 1 ? `${name}, ${number} of ${count}` : name}
      aria-pressed={selected}
      data-tone={tone}
      data-dashed={dashed}
      data-tag={tagSide(box, finding, findings, rotation)}
      data-previewed={previewed || undefined}
      className={styles.mark}
      style={
        {
          '--pt-mark-x': x + width / 2,
          '--pt-mark-y': y + height / 2,
          '--pt-mark-width': width,
          '--pt-mark-height': height,
          '--pt-mark-distance': tagDistance(box, findings),
          '--pt-reach-top': reach.top,
          '--pt-reach-right': reach.right,
          '--pt-reach-bottom': reach.bottom,
          '--pt-reach-left': reach.left,
        } as CSSProperties
      }
      onClick={() => onSelect?.(selected ? null : finding.id)}
    >
      <span className={styles.edge}>
        <span className={styles.tag}>
          <Icon aria-hidden size="0.75rem" strokeWidth={2.5} />
        </span>
      </span>
    </button>
  );
  if (!finding.details) return mark;
  return (
    <Tooltip describes label={finding.details}>
      {mark}
    </Tooltip>
  );
}
