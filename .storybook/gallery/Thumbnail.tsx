import { use } from 'react';
import gallery from 'virtual:gallery';
import styles from './Gallery.module.css';
import { ModeContext } from './mode';

interface ThumbnailProps {
  /** The id of a cover. */
  cover: string;
  /** The stories of a screen, one of which has a thumbnail on a phone. */
  screen?: string[];
}

/**
 * A cover in the gallery's theme, or a screen on a phone, or a placeholder if there is no baseline. Decorative, because
 * the link around it has the name.
 */
export function Thumbnail({ cover, screen = [] }: ThumbnailProps) {
  const mode = use(ModeContext);
  const phone = screen.map((id) => gallery.stories[id]?.phone).find(Boolean);
  if (mode === 'phone' && phone) {
    return (
      <span className={styles.desk}>
        <img className={styles.phone} src={phone} alt="" loading="lazy" />
      </span>
    );
  }
  const src = gallery.stories[cover]?.[mode === 'dark' ? 'dark' : 'light'];
  if (!src) return <span className={styles.thumbnail} />;
  return <img className={styles.thumbnail} src={src} alt="" loading="lazy" />;
}
