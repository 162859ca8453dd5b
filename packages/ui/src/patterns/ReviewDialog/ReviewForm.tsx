import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { RadioGroup } from '../../components/RadioGroup';
import type { RadioOption } from '../../components/RadioGroup';
import { TextArea } from '../../components/TextArea';
import { shortcuts, useAriaKeys } from '../shortcuts';
import type { DraftAction, ReviewDecision, ReviewDraft } from './reviewDraft';
import styles from './ReviewDialog.module.css';

const decisions: RadioOption<ReviewDecision>[] = [
  {
    value: 'approve',
    tone: 'success',
    label: <Decision icon={<CircleCheck />} text="Approve" />,
  },
  {
    value: 'reject',
    tone: 'danger',
    label: <Decision icon={<CircleX />} text="Reject" />,
  },
];

function Decision({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={styles.decision}>
      {icon} <span>{text}</span>
    </span>
  );
}

/** The label and hint of the text field for each decision (specification, section 5). */
const questions: Record<ReviewDecision, { label: string; hint?: string }> = {
  approve: { label: 'Approval Notes (Required)' },
  reject: {
    label: 'Rejection Reason (Required)',
    hint: 'This reason will be shared with the client.',
  },
};

export interface ReviewFormProps {
  id: string;
  ref: Ref<HTMLFormElement>;
  textRef: Ref<HTMLTextAreaElement>;
  draft: ReviewDraft;
  onDraftChange: (action: DraftAction) => void;
  onSubmit: () => void;
}

/** The decision, with the text that it needs. */
export function ReviewForm({ id, ref, textRef, draft, onDraftChange, onSubmit }: ReviewFormProps) {
  const { decision } = draft;
  const ariaKeys = useAriaKeys();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={ref} id={id} onSubmit={submit} className={styles.form}>
      <RadioGroup
        label="Decision"
        className={styles.choice}
        options={decisions.map((option) => ({
          ...option,
          keyShortcuts: ariaKeys(shortcuts.review[option.value]),
        }))}
        value={decision}
        onValueChange={(value) => onDraftChange({ type: 'picked', decision: value })}
      />
      {decision !== null && (
        <TextArea
          key={decision}
          ref={textRef}
          {...questions[decision]}
          rows={2}
          className={styles.text}
          aria-required
          value={draft[decision].text}
          onValueChange={(text) => onDraftChange({ type: 'written', text })}
        />
      )}
    </form>
  );
}
