import { Suspense, use } from 'react';
import gallery from 'virtual:gallery';
import { spokenStepsOf, storiesOf } from './catalogue';
import styles from './Gallery.module.css';

interface FilmstripProps {
  /** The id of a flow story. */
  story: string;
  label: string;
  /** Shows what a screen reader says in each step, once the story's chunk is loaded. */
  isSpoken?: boolean;
}

/** The steps of a flow as numbered, captioned frames. The visual tests take a frame after every step. */
function Filmstrip({ story, label, isSpoken }: FilmstripProps) {
  const frames = gallery.frames[story];
  if (!frames) return <p className={styles.muted}>Frames appear once this flow has baselines.</p>;
  return (
    // Focusable, because it scrolls horizontally and must be reachable by keyboard.
    <div className={styles.strip} role="region" aria-label={`${label}, step by step`} tabIndex={0}>
      <ol role="list" className={styles.frames}>
        {frames.map(({ src, caption }, index) => (
          <li key={caption} className={styles.frame}>
            <img className={styles.thumbnail} src={src} alt="" loading="lazy" />
            <code>{index + 1}</code>
            <span>{caption}</span>
            <Suspense>{isSpoken && <Spoken story={story} step={index} />}</Suspense>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Spoken({ story, step }: { story: string; step: number }) {
  const phrases = use(spokenStepsOf(story))[step] ?? [];
  if (phrases.length === 0) return null;
  return (
    <ul role="list" className={styles.spoken} aria-label="A screen reader says">
      {phrases.map((phrase) => (
        <li key={phrase}>
          <q>{phrase}</q>
        </li>
      ))}
    </ul>
  );
}

interface FilmstripsProps {
  headingLevel: 2 | 3;
  isSpoken?: boolean;
}

/** Every flow, with its frames and a link that plays it. */
export function Filmstrips({ headingLevel, isSpoken }: FilmstripsProps) {
  const Heading = `h${headingLevel}` as const;
  return storiesOf('Flows').map(({ id, name }) => (
    <article key={id} className={styles.part}>
      <Heading className={styles.group}>
        <a href={`./?path=/story/${id}`}>{name}</a>
      </Heading>
      <Filmstrip story={id} label={name} isSpoken={isSpoken} />
    </article>
  ));
}
