import { useId, useState } from 'react';
import styles from './ThumbnailRail.module.css';

interface ThumbnailRailProps {
  pageCount: number;
  page: number;
  onPageChange: (page: number) => void;
  pageThumbnail: (page: number) => string;
}

/** The thumbnails of all pages. Native radio buttons, so they are one Tab stop, and arrow keys change the page. */
export function ThumbnailRail({
  pageCount,
  page,
  onPageChange,
  pageThumbnail,
}: ThumbnailRailProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Thumbnails" className={styles.root}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <label key={number} className={styles.thumbnail} data-number={number}>
          <input
            type="radio"
            name={name}
            aria-label={`Thumbnail ${number}`}
            className={styles.input}
            checked={number === page}
            onChange={() => onPageChange(number)}
          />
          <span className={styles.paper}>
            <Thumbnail key={pageThumbnail(number)} src={pageThumbnail(number)} />
          </span>
        </label>
      ))}
    </div>
  );
}

/** Unmounts an image that fails to load, so that a blank sheet remains instead of the broken-image icon. */
function Thumbnail({ src }: { src: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      className={styles.image}
      src={src}
      alt=""
      width={66}
      height={85}
      // A hidden rail loads no images.
      loading="lazy"
      onError={() => setIsBroken(true)}
    />
  );
}
