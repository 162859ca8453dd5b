import { use } from 'react';
import thumbnails from 'virtual:gallery';
import styles from './Gallery.module.css';
import { ModeContext } from './mode';
import type { ThumbnailMode } from './thumbnails';

interface ThumbnailProps {
  /** Candidate stories: the first one with a thumbnail is shown. */
  ids: string[];
}

/**
 * A story's thumbnail in the gallery's mode, or a placeholder if the story has no baseline. Decorative, because the
 * link around it has the name.
 */
export function Thumbnail({ ids }: ThumbnailProps) {
  const src = srcOf(ids, use(ModeContext));
  return src ? (
    <img className={styles.thumbnail} src={src} alt="" loading="lazy" />
  ) : (
    <span className={styles.thumbnail} />
  );
}

/** A screen's thumbnail, with the same screen on a phone in its corner. */
export function ScreenThumbnail({ ids }: ThumbnailProps) {
  const mode = use(ModeContext);
  const phone = (mode === 'dark' && srcOf(ids, 'dark-phone')) || srcOf(ids, 'phone');
  return (
    <span className={styles.screen} data-mode={mode}>
      {mode !== 'phone' && <Thumbnail ids={ids} />}
      {phone && <img className={styles.phone} src={phone} alt="" loading="lazy" />}
    </span>
  );
}

function srcOf(ids: string[], mode: ThumbnailMode) {
  const id = ids.find((id) => thumbnails.stories[id]);
  return id && thumbnails.stories[id]?.[mode];
}
