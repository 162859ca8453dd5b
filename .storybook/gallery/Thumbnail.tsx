import { createContext, use } from 'react';
import gallery from 'virtual:gallery';
import styles from './Gallery.module.css';
import type { Theme } from './thumbnails';

/** The theme of the gallery's thumbnails. */
export const ThemeContext = createContext<Theme>('light');

/**
 * A story in the gallery's theme, or a placeholder if it has no baseline. Decorative, because the link around it is
 * named.
 */
export function Thumbnail({ story }: { story: string }) {
  const src = gallery.stories[story]?.[use(ThemeContext)];
  if (!src) return <span className={styles.thumbnail} />;
  return <img className={styles.thumbnail} src={src} alt="" loading="lazy" />;
}
