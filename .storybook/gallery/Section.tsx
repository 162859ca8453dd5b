import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** A section of the gallery. Its id, for links, is its title in kebab case. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
