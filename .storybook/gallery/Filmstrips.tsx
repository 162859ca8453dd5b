import { sheetsOf } from './catalogue';
import { Filmstrip } from './Filmstrip';
import styles from './Gallery.module.css';

/** Every flow, with its frames and a link that plays it. */
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
          <Filmstrip story={id} label={name} />
        </article>
      ))}
    </div>
  );
}
