import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Place } from '../../domain';
import { boxOnSheet } from './boxes';
import styles from './PageSheet.module.css';
import type { PageRotation } from './types';

/** A part of a page's text that a search has found. */
export interface PageMatch {
  box: Omit<Place, 'page'>;
  /** Degrees clockwise by which the box is turned around its centre. */
  angle?: number;
  /** Whether it is the one that the search has been stepped to. */
  current?: boolean;
}

interface MatchHighlightsProps {
  matches: readonly PageMatch[];
  rotation: PageRotation;
}

/**
 * Matches, highlighted as with a marker pen. Decorative: the search says how many there are. Memoized, because a letter can
 * have hundreds.
 */
export const MatchHighlights = memo(function MatchHighlights({
  matches,
  rotation,
}: MatchHighlightsProps) {
  if (matches.length === 0) return null;
  return (
    <div className={styles.matches}>
      {matches.map(({ box, angle = 0, current }, index) => {
        const { x, y, width, height } = boxOnSheet(box, rotation);
        return (
          <span
            key={index}
            data-current={current || undefined}
            className={styles.match}
            style={
              {
                '--pt-match-x': x + width / 2,
                '--pt-match-y': y + height / 2,
                '--pt-match-width': box.width,
                '--pt-match-height': box.height,
                '--pt-match-angle': `${rotation + angle}deg`,
              } as CSSProperties
            }
          />
        );
      })}
    </div>
  );
});
