import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Place } from '../../domain';
import { isOnSheet, sheetSize } from '../findings';
import { percent } from '../PageSheet';
import { usePageImage } from '../usePageImage';
import type { Frame } from './frame';
import styles from './PlaceCrop.module.css';

interface PlaceCropProps {
  /** The place to centre; a message replaces one that is missing or outside the page. */
  place: Place | undefined;
  /** The size of the crop in points; the crop is as wide as its container. */
  frame: Frame | undefined;
  pageImage: (page: number) => string;
  alt: string;
  /** What the crop says without a place. */
  absent: string;
  className?: string;
}

/** A part of a page at the scale that its frame and its width give, with nothing drawn on it. */
export function PlaceCrop({ place, frame, pageImage, alt, absent, className }: PlaceCropProps) {
  const isPlaced = place !== undefined && frame !== undefined && isOnSheet(place);
  const { status, key, image } = usePageImage(isPlaced ? pageImage(place.page) : undefined);
  const size = frame ?? { width: 3, height: 1 };
  const problem = isPlaced
    ? status === 'failed' && 'This part of the page could not be loaded.'
    : absent;
  return (
    <div
      data-empty={problem ? '' : undefined}
      className={clsx(styles.root, className)}
      style={{ '--pt-crop-ratio': `${size.width} / ${size.height}` } as CSSProperties}
    >
      {problem ? (
        <p className={styles.problem}>
          <CircleAlert aria-hidden size="1rem" /> <span>{problem}</span>
        </p>
      ) : (
        <img
          key={key}
          {...image}
          alt={alt}
          {...sheetSize}
          className={styles.image}
          style={isPlaced ? imageStyle(place, size) : undefined}
        />
      )}
    </div>
  );
}

const imageStyle = ({ x, y, width, height }: Place, frame: Frame): CSSProperties => ({
  width: percent(sheetSize.width, frame.width),
  left: percent(frame.width / 2 - x - width / 2, frame.width),
  top: percent(frame.height / 2 - y - height / 2, frame.height),
});
