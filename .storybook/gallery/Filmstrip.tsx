import { use } from 'react';
import thumbnails from 'virtual:gallery';
import { spokenStepsOf } from './catalogue';
import styles from './Gallery.module.css';

interface FilmstripProps {
  /** The id of a flow story. */
  story: string;
  label: string;
  /** What a screen reader says in each step. */
  spoken?: readonly string[][];
}

/** The steps of a flow as numbered, captioned frames. The visual tests take a frame after every step. */
export function Filmstrip({ story, label, spoken = [] }: FilmstripProps) {
  const frames = thumbnails.frames[story];
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
            <Spoken phrases={spoken[index] ?? []} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A filmstrip with what a screen reader says in each step. Suspends until the story's chunk is loaded. */
export function SpokenFilmstrip(props: FilmstripProps) {
  return <Filmstrip {...props} spoken={use(spokenStepsOf(props.story))} />;
}

function Spoken({ phrases }: { phrases: string[] }) {
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
