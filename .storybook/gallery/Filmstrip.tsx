import pictures from 'virtual:gallery';
import styles from './Gallery.module.css';

interface FilmstripProps {
  /** The id of a flow story. */
  story: string;
  label: string;
  /** What a screen reader says in each step. */
  spoken?: readonly string[][];
}

/** The steps of a flow as numbered frames, each with its step's name. The visual tests take a frame after every step. */
export function Filmstrip({ story, label, spoken }: FilmstripProps) {
  const frames = pictures.frames[story];
  if (!frames) return <p className={styles.count}>Frames appear once this flow has baselines.</p>;
  return (
    // Scrolls sideways, so it must be reachable by keyboard.
    <div className={styles.strip} role="region" aria-label={`${label}, step by step`} tabIndex={0}>
      <ol role="list" className={styles.frames}>
        {frames.map(({ src, caption }, index) => (
          <li key={src + caption} className={styles.frame}>
            <img
              className={styles.picture}
              src={src}
              alt=""
              loading="lazy"
              width={280}
              height={175}
            />
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.caption}>{caption}</span>
            {spoken?.[index] && <Spoken phrases={spoken[index]} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Spoken({ phrases }: { phrases: string[] }) {
  if (phrases.length === 0) return null;
  return (
    <ul role="list" className={styles.spoken} aria-label="A screen reader says">
      {phrases.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  );
}
