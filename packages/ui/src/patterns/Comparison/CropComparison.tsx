import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps, Ref } from 'react';
import type { ComparedPlaces, Place } from '../../domain';
import { isOnSheet } from '../findings';
import { Blink } from './Blink';
import styles from './CropComparison.module.css';
import { frameAround } from './frame';
import { Overlay } from './Overlay';
import { PlaceCrop } from './PlaceCrop';
import { PlaceFigure } from './PlaceFigure';

export type CropView = 'side' | 'overlay' | 'blink';

export const cropViews = ['side', 'overlay', 'blink'] as const satisfies CropView[];

const viewNames: Record<CropView, string> = {
  side: 'Side by side',
  overlay: 'Overlay',
  blink: 'Blink',
};

export interface CropComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the finding. */
  name: string;
  /** The two places. */
  comparison: Pick<ComparedPlaces, 'first' | 'second'>;
  /** Returns the URL of a page's image. */
  pageImage: (page: number) => string;
  /** How the places are compared (controlled). */
  view?: CropView;
  /**
   * How the places are compared initially (uncontrolled).
   * @default 'side'
   */
  defaultView?: CropView;
  /** Called with the chosen view. */
  onViewChange?: (view: CropView) => void;
  /** Ref of the radio button of the chosen view. */
  viewRef?: Ref<HTMLInputElement>;
}

/**
 * Two places of a document at the same scale: side by side, one over the other with adjustable opacity, or blinking.
 * Renders a `div`. For a place and a text use RecordComparison.
 *
 * Keyboard: Tab reaches the choice of view, then the controls of the view; arrow keys change view and opacity.
 *
 * Accessibility: a group named after the finding; each place is an image with its location in words. Blinking changes
 * once a second, can be paused, and never starts under reduced motion, where a button switches between the places.
 */
export function CropComparison({
  name,
  comparison: { first, second },
  pageImage,
  view: viewProp,
  defaultView = 'side',
  onViewChange,
  viewRef,
  className,
  ...rest
}: CropComparisonProps) {
  const radioName = useId();
  const [view, setView] = useControllableState({
    prop: viewProp,
    defaultProp: defaultView,
    onChange: onViewChange,
  });
  const frame = frameAround([first, second]);
  const isComplete = [first, second].every((place) => place && isOnSheet(place));
  const [nameOfFirst, nameOfSecond] = namesOf(first, second);
  // The caption of a place says its page.
  const [labelOfFirst, labelOfSecond] =
    first?.page === second?.page || !isComplete ? [nameOfFirst, nameOfSecond] : [];
  const layers = { frame, pageImage, absent: '' };
  const shown = isComplete ? view : 'side';
  return (
    <div
      role="group"
      aria-label={`Comparison: ${name}`}
      {...rest}
      data-view={view}
      className={clsx(styles.root, className)}
    >
      {isComplete && (
        <fieldset aria-label="View" className={styles.views}>
          {cropViews.map((option) => (
            <label key={option} className={styles.option}>
              <input
                ref={view === option ? viewRef : undefined}
                type="radio"
                name={radioName}
                checked={view === option}
                onChange={() => setView(option)}
                className={styles.radio}
              />
              <span>{viewNames[option]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {shown === 'side' && (
        <div className={styles.sides}>
          <PlaceFigure
            name={nameOfFirst}
            label={labelOfFirst}
            place={first}
            frame={frame}
            pageImage={pageImage}
          />
          <PlaceFigure
            name={nameOfSecond}
            label={labelOfSecond}
            place={second}
            frame={frame}
            pageImage={pageImage}
          />
        </div>
      )}
      {shown === 'overlay' && (
        <Overlay names={[nameOfFirst, nameOfSecond]}>
          <PlaceCrop {...layers} place={first} alt={nameOfFirst} />
          <PlaceCrop {...layers} place={second} alt={nameOfSecond} className={styles.top} />
        </Overlay>
      )}
      {shown === 'blink' && (
        <Blink names={[nameOfFirst, nameOfSecond]}>
          <PlaceCrop {...layers} place={first} alt={nameOfFirst} />
          <PlaceCrop {...layers} place={second} alt={nameOfSecond} className={styles.top} />
        </Blink>
      )}
    </div>
  );
}

/** Named after their pages, unless both are on the same. */
const namesOf = (first?: Place, second?: Place) =>
  first && second && first.page !== second.page
    ? ([`Page ${first.page}`, `Page ${second.page}`] as const)
    : (['First place', 'Second place'] as const);
