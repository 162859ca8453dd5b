import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { ComparedSamples } from '../../domain';
import { frameAround } from './frame';
import { PlaceFigure } from './PlaceFigure';
import styles from './SampleComparison.module.css';

export interface SampleComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the finding. */
  name: string;
  /** The suspicious places, each with a regular one. */
  comparison: Pick<ComparedSamples, 'pairs'>;
  /** Returns the URL of a page's image. */
  pageImage: (page: number) => string;
}

/**
 * Suspicious places of a page, each above a regular one of the same line and magnified equally, so that strokes can be
 * compared. Renders a `div`. For places that should differ use CropComparison.
 *
 * Accessibility: a group named after the finding; each crop is an image with a caption that says where it is.
 */
export function SampleComparison({
  name,
  comparison: { pairs },
  pageImage,
  className,
  ...rest
}: SampleComparisonProps) {
  const frame = frameAround(pairs.flatMap(({ suspicious, regular }) => [suspicious, regular]));
  return (
    <div
      role="group"
      aria-label={`Comparison: ${name}`}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {pairs.map(({ suspicious, regular }, index) => (
        <div key={index} className={styles.pair}>
          <PlaceFigure
            name="Suspicious"
            label="Suspicious"
            place={suspicious}
            frame={frame}
            pageImage={pageImage}
          />
          <PlaceFigure
            name="Regular, same line"
            label="Regular, same line"
            place={regular}
            frame={frame}
            pageImage={pageImage}
          />
        </div>
      ))}
    </div>
  );
}
