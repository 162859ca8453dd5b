import type { ReactNode } from 'react';
import styles from './Gallery.module.css';
import { useHref } from './mode';

interface CardProps {
  /** A path in this Storybook, such as `/docs/components-button--docs`. */
  path: string;
  name: string;
  /** Beside the name. */
  note?: string;
  /** The thumbnail above the name. */
  children: ReactNode;
}

/** A thumbnail that links to what it shows. */
export function Card({ path, name, note, children }: CardProps) {
  const href = useHref();
  return (
    <a className={styles.card} href={href(path)}>
      {children}
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.muted}>{note}</span>}
    </a>
  );
}
