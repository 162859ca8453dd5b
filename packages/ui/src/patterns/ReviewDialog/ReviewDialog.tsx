import { useId, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { RadioGroup } from '../../components/RadioGroup';
import { TextArea } from '../../components/TextArea';
import type { ReviewableDocument } from '../ReviewCard';
import styles from './ReviewDialog.module.css';

export type ReviewDecision = 'approve' | 'reject';

const decisions: { value: ReviewDecision; label: string }[] = [
  { value: 'approve', label: 'Approve' },
  { value: 'reject', label: 'Reject' },
];

/** What is asked for with each decision (specification, section 5). */
const questions: Record<ReviewDecision, { label: string; hint?: string }> = {
  approve: { label: 'Approval Notes (Required)' },
  reject: {
    label: 'Rejection Reason (Required)',
    hint: 'This reason will be shared with the client.',
  },
};

export interface ReviewDialogProps {
  /** The document to decide about; without one the dialog stays closed. */
  document: ReviewableDocument | null;
  /** Whether it is open. */
  open: boolean;
  /** Called when it asks to be closed, without a decision. */
  onOpenChange: (open: boolean) => void;
  /** Called with the decision and its text, free of blanks at both ends. Closing is up to the caller. */
  onConfirm: (decision: ReviewDecision, text: string) => void;
}

/**
 * Takes a decision about a document, with the notes or the reason that it must have. Renders a Dialog.
 * What was entered is gone once it is closed, and when the decision changes: notes for colleagues
 * must not become a reason that the client reads.
 *
 * Keyboard: as Dialog; Ctrl and Enter in the text confirm.
 *
 * Accessibility: 'Confirm' stays disabled while the text is blank; that the client will read a reason is
 * said with its field.
 */
export function ReviewDialog({ document, open, onOpenChange, onConfirm }: ReviewDialogProps) {
  const formId = useId();
  const isOpen = open && document !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [shown, setShown] = useState(document);
  const [decision, setDecision] = useState<ReviewDecision | ''>('');
  const [text, setText] = useState('');

  // The document stays on the sheet while that fades; each opening begins with nothing picked.
  if (document && document !== shown) setShown(document);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setDecision('');
      setText('');
    }
  }

  const canConfirm = decision !== '' && text.trim() !== '';

  const pick = (value: ReviewDecision) => {
    setDecision(value);
    setText('');
  };

  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the dialog fades decides nothing.
    if (canConfirm && isOpen) onConfirm(decision, text.trim());
  };

  const confirmByKeyboard = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Review document"
      description={shown?.name}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!canConfirm}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={confirm} className={styles.form}>
        <RadioGroup legend="Decision" options={decisions} value={decision} onValueChange={pick} />
        {decision !== '' && (
          <TextArea
            key={decision}
            {...questions[decision]}
            aria-required
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={confirmByKeyboard}
          />
        )}
      </form>
    </Dialog>
  );
}
