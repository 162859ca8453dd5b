import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { findingName, sentenceOf } from '../findings';
import type { Finding } from '../findings';
import { Tooltip } from '../../components/Tooltip';
import styles from './ReasonSentences.module.css';
import { hasSentence } from './reviewDraft';
import type { DraftText } from './reviewDraft';

export interface ReasonSentencesProps {
  /** The findings, each with a sentence to add. */
  findings: readonly Finding[];
  /** The text that the sentences are for. */
  reason: DraftText;
  /** Called with a sentence to add to the reason, or to remove. */
  onToggle: (sentence: { id: string; sentence: string }) => void;
}

/** A button for each finding that adds its sentence to the reason, or removes it again. */
export function ReasonSentences({ findings, reason, onToggle }: ReasonSentencesProps) {
  const labelId = useId();
  if (findings.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.root}>
      <p id={labelId} className={styles.label}>
        Add a finding to the reason
      </p>
      <ul role="list" className={styles.list}>
        {findings.map((finding) => {
          const { id } = finding;
          const name = findingName(finding);
          const sentence = sentenceOf(finding);
          const isAdded = hasSentence(reason, id);
          const Icon = isAdded ? Check : Plus;
          return (
            <li key={id} className={styles.item}>
              <Tooltip describes side="top" label={sentence}>
                <button
                  type="button"
                  aria-pressed={isAdded}
                  aria-label={`Add to the reason: ${name}`}
                  className={styles.button}
                  onClick={() => onToggle({ id, sentence })}
                >
                  <Icon aria-hidden className={styles.icon} />
                  <span>{name}</span>
                </button>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
