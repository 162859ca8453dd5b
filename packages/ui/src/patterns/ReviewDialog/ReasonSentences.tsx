import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { reasonSentence, toggleSentence } from '../reasonSentence';
import type { ReviewReason } from '../reviewReasons';
import { reviewRows } from '../reviewRows';
import styles from './ReasonSentences.module.css';

export interface ReasonSentencesProps {
  reasons: readonly ReviewReason[];
  /** The text that the sentences are for. */
  text: string;
  onTextChange: (text: string) => void;
}

/** A button for each finding that adds its sentence to the reason, or removes it again. */
export function ReasonSentences({ reasons, text, onTextChange }: ReasonSentencesProps) {
  const labelId = useId();
  const rows = reasons.flatMap(reviewRows);
  if (rows.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.root}>
      <p id={labelId} className={styles.label}>
        Add a finding to the reason
      </p>
      <ul role="list" className={styles.list}>
        {rows.map(({ key, ...row }) => {
          const sentence = reasonSentence(row);
          const isAdded = text.includes(sentence);
          const Icon = isAdded ? Check : Plus;
          return (
            <li key={key} className={styles.item}>
              <button
                type="button"
                aria-pressed={isAdded}
                aria-label={`Add to the reason: ${row.name}`}
                title={sentence}
                className={styles.button}
                onClick={() => onTextChange(toggleSentence(text, sentence))}
              >
                <Icon aria-hidden className={styles.icon} />
                {row.name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
