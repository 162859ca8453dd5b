import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { RadioGroup } from '../../components/RadioGroup';
import { Stack } from '../../components/Stack';
import { TextArea } from '../../components/TextArea';

export type ReviewDecision = 'approve' | 'reject';

export const reviewDecisions = ['approve', 'reject'] as const satisfies ReviewDecision[];

const decisionTexts = {
  approve: { option: 'Approve', label: 'Approval Notes (Required)', hint: undefined },
  reject: {
    option: 'Reject',
    label: 'Rejection Reason (Required)',
    hint: 'This reason will be shared with the client.',
  },
};

export interface ReviewDialogProps {
  /** What is reviewed. */
  document: { id: string; name: string };
  open: boolean;
  /** Called when it is left without a decision. */
  onOpenChange: (open: boolean) => void;
  /** Called with the decision and its text, trimmed; closing is up to the caller. */
  onConfirm: (decision: ReviewDecision, text: string) => void;
  /** What is picked at first; nothing, unless a story says so. */
  defaultDecision?: ReviewDecision;
  /** What is written at first. */
  defaultText?: string;
}

/**
 * The decision about one document: Approve or Reject, and a text that gives the reason (specification,
 * sections 4 and 5). Renders a Dialog; what was picked and written is gone when it closes.
 */
export function ReviewDialog({
  document,
  open,
  onOpenChange,
  onConfirm,
  defaultDecision,
  defaultText = '',
}: ReviewDialogProps) {
  const [decision, setDecision] = useState(defaultDecision);
  const [text, setText] = useState(defaultText);
  const [wasOpen, setWasOpen] = useState(open);
  const canConfirm = decision !== undefined && text.trim() !== '';

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDecision(defaultDecision);
      setText(defaultText);
    }
  }

  // Notes meant for colleagues must not become the reason that the client reads.
  const pick = (picked: ReviewDecision) => {
    setDecision(picked);
    setText('');
  };

  const confirm = () => {
    if (canConfirm) onConfirm(decision, text.trim());
  };

  const confirmByKeyboard = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Review document"
      description={document.name}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" disabled={!canConfirm} onClick={confirm}>
            Confirm
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <RadioGroup
          legend="Decision"
          options={reviewDecisions.map((value) => ({
            value,
            label: decisionTexts[value].option,
          }))}
          value={decision ?? ''}
          onValueChange={pick}
        />
        {decision && (
          <TextArea
            key={decision}
            label={decisionTexts[decision].label}
            hint={decisionTexts[decision].hint}
            aria-required
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={confirmByKeyboard}
          />
        )}
      </Stack>
    </Dialog>
  );
}
