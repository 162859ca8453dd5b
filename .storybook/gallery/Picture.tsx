import { use } from 'react';
import pictures from 'virtual:gallery';
import styles from './Gallery.module.css';
import { ModeContext } from './mode';
import type { PictureMode } from './pictures';

interface PictureProps {
  /** Candidate stories: the first one with a thumbnail is shown. */
  ids: string[];
  width: number;
}

/**
 * A story's thumbnail in the gallery's mode, or a placeholder if the story has no baseline. Decorative, because the
 * link around it has the name.
 */
export function Picture({ ids, width }: PictureProps) {
  const mode = use(ModeContext);
  const src = srcOf(ids, mode);
  return src ? (
    <img
      className={styles.picture}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      width={width}
      height={Math.round(width / 1.6)}
    />
  ) : (
    <span className={styles.placeholder} />
  );
}

/** A screen's thumbnail, with the same screen on a phone in its corner. */
export function ScreenPicture({ ids }: { ids: string[] }) {
  const mode = use(ModeContext);
  const phone = (mode === 'dark' && srcOf(ids, 'dark-phone')) || srcOf(ids, 'phone');
  return (
    <span className={styles.screen} data-mode={mode}>
      {mode !== 'phone' && <Picture ids={ids} width={352} />}
      {phone && (
        <img className={styles.phone} src={phone} alt="" loading="lazy" width={390} height={844} />
      )}
    </span>
  );
}

function srcOf(ids: string[], mode: PictureMode) {
  const id = ids.find((id) => pictures.stories[id]);
  return id && pictures.stories[id]?.[mode];
}
