import { useEffect, useId, useRef } from 'react';
import { PageThumbnail } from '../PageThumbnail';
import { glide, scrollToCentre } from '../review';
import styles from './ThumbnailRail.module.css';

interface ThumbnailRailProps {
  pageCount: number;
  page: number;
  onPageChange: (page: number) => void;
  pageThumbnail: (page: number) => string;
  /** How many matches of the search a page has. */
  matchesOn: (page: number) => number;
}

const inWords = (count: number) => (count === 1 ? '1 match' : `${count} matches`);

/** The thumbnails of all pages. Native radio buttons, so they are one Tab stop, and arrow keys change the page. */
export function ThumbnailRail({
  pageCount,
  page,
  onPageChange,
  pageThumbnail,
  matchesOn,
}: ThumbnailRailProps) {
  const name = useId();
  const rail = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLLabelElement>(null);

  // Keep the current page's thumbnail in view. Not `scrollIntoView`, which would scroll the window too.
  useEffect(() => {
    if (!rail.current || !current.current) return;
    const boxes = [current.current.getBoundingClientRect()];
    return glide(rail.current, scrollToCentre(rail.current.getBoundingClientRect(), boxes));
  }, [page]);

  return (
    <div ref={rail} role="radiogroup" aria-label="Thumbnails" className={styles.root}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <label
          key={number}
          ref={number === page ? current : undefined}
          className={styles.thumbnail}
          data-number={number}
        >
          <input
            type="radio"
            name={name}
            aria-label={`Thumbnail ${number}`}
            aria-describedby={matchesOn(number) > 0 ? `${name}-${number}` : undefined}
            className={styles.input}
            checked={number === page}
            onChange={() => onPageChange(number)}
          />
          <PageThumbnail
            src={pageThumbnail(number)}
            width={66}
            height={85}
            // Lazy, so that a hidden rail loads no images.
            loading="lazy"
            className={styles.paper}
          />
          {matchesOn(number) > 0 && (
            <span aria-hidden className={styles.matches}>
              {matchesOn(number)}
              <span id={`${name}-${number}`} hidden>
                {inWords(matchesOn(number))}
              </span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
