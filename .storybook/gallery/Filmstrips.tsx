import { Suspense } from 'react';
import { storiesOf } from './catalogue';
import { Filmstrip, SpokenFilmstrip } from './Filmstrip';
import styles from './Gallery.module.css';

/** Every flow, with its frames, what a screen reader says, and a link that plays it. */
export function Filmstrips() {
  return (
    <div className={`sb-unstyled ${styles.prose}`}>
      {storiesOf('Flows').map(({ id, name }) => (
        <article key={id} className={styles.part}>
          <h2 className={styles.group}>
            <a href={`./?path=/story/${id}`}>{name}</a>
          </h2>
          <Suspense fallback={<Filmstrip story={id} label={name} />}>
            <SpokenFilmstrip story={id} label={name} />
          </Suspense>
        </article>
      ))}
    </div>
  );
}
