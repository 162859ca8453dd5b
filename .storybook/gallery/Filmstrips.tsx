import { Suspense, use } from 'react';
import { sheetsOf, spokenStepsOf } from './catalogue';
import { Filmstrip } from './Filmstrip';
import styles from './Gallery.module.css';

/** Every flow, with its frames, what a screen reader says, and a link that plays it. */
export function Filmstrips() {
  const flows = sheetsOf('Flows').flatMap(({ stories }) => stories);
  return (
    <div className={`sb-unstyled ${styles.prose}`}>
      {flows.map(({ id, name }) => (
        <article key={id} className={styles.flow}>
          <h2 className={styles.group}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </h2>
          <Suspense fallback={<Filmstrip story={id} label={name} />}>
            <SpokenFilmstrip story={id} label={name} />
          </Suspense>
        </article>
      ))}
    </div>
  );
}

function SpokenFilmstrip({ story, label }: { story: string; label: string }) {
  return <Filmstrip story={story} label={label} spoken={use(spokenStepsOf(story))} />;
}
