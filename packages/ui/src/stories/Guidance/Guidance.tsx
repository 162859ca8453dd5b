import type { ReactNode } from 'react';
import styles from './Guidance.module.css';

interface GuidancePair {
  do: ReactNode;
  /** The caption of the 'Do' example, in one line. */
  why: string;
  dont: ReactNode;
  /** The caption of the 'Don’t' example, in one line. */
  whyNot: string;
  /** The lint rule that reports the 'Don’t' example, if there is one. */
  rule?: string;
}

/** Right and wrong examples in pairs. The wrong ones are inert: neither focus nor a screen reader reaches them. */
export function Guidance({ pairs }: { pairs: GuidancePair[] }) {
  return (
    <div className={styles.root}>
      {pairs.map((pair) => (
        <div key={pair.why} className={styles.pair}>
          <figure className={styles.side} data-kind="do">
            <div className={styles.example}>{pair.do}</div>
            <figcaption className={styles.caption}>
              <span className={styles.word}>Do.</span> {pair.why}
            </figcaption>
          </figure>
          <figure className={styles.side} data-kind="dont">
            <div className={styles.example} inert>
              {pair.dont}
            </div>
            <figcaption className={styles.caption}>
              <span className={styles.word}>Don’t.</span> {pair.whyNot}
              {pair.rule && <span className={styles.rule}>Reported by {pair.rule}.</span>}
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}
