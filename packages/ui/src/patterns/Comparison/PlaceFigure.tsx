import type { Place } from '../../domain';
import { capitalized, isOnSheet, placeInWords } from '../findings';
import type { Frame } from './frame';
import { PlaceCrop } from './PlaceCrop';
import styles from './PlaceFigure.module.css';

interface PlaceFigureProps {
  /** The text alternative of the crop. */
  name: string;
  /** What the place is, for example `Suspicious`; shown before its location. */
  label?: string;
  place: Place | undefined;
  frame: Frame | undefined;
  pageImage: (page: number) => string;
}

/** A crop of a place with a caption: what it is, and where it is in words. */
export function PlaceFigure({ name, label, place, frame, pageImage }: PlaceFigureProps) {
  return (
    <figure>
      <PlaceCrop
        place={place}
        frame={frame}
        pageImage={pageImage}
        alt={name}
        absent={place ? `This place is outside page ${place.page}.` : 'No place on the pages.'}
      />
      <figcaption className={styles.caption}>
        {label && <span className={styles.label}>{label}</span>}
        {place && isOnSheet(place) && <span>{capitalized(placeInWords(place))}</span>}
      </figcaption>
    </figure>
  );
}
