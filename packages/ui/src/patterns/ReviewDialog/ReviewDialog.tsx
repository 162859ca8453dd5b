import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { CircleCheck, CircleX, Keyboard } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { DialogProps } from '../../components/Dialog';
import { RadioGroup } from '../../components/RadioGroup';
import type { RadioOption } from '../../components/RadioGroup';
import { TextArea } from '../../components/TextArea';
import type { Finding } from '../../domain';
import type { ReviewableDocument } from '../ReviewCard';
import { ShortcutButton } from '../ShortcutButton';
import { ariaKeys, handleShortcut, shortcuts } from '../shortcuts';
import { useShortcutSheet } from '../ShortcutSheet';
import type { VerificationPanel } from '../VerificationPanels';
import { placedFindings } from '../placedFindings';
import { reasonSentence, toggleSentence } from '../reasonSentence';
import { reviewReasons } from '../reviewReasons';
import { reviewRows } from '../reviewRows';
import { ReasonSentences } from './ReasonSentences';
import { ReviewEvidence } from './ReviewEvidence';
import type { EvidenceShortcuts } from './ReviewEvidence';
import styles from './ReviewDialog.module.css';

export type ReviewDecision = 'approve' | 'reject';

const decisions: RadioOption<ReviewDecision>[] = [
  {
    value: 'approve',
    tone: 'success',
    label: <Decision icon={<CircleCheck />} text="Approve" />,
    keyShortcuts: ariaKeys(shortcuts.review.approve),
  },
  {
    value: 'reject',
    tone: 'danger',
    label: <Decision icon={<CircleX />} text="Reject" />,
    keyShortcuts: ariaKeys(shortcuts.review.reject),
  },
];

function Decision({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={styles.decision}>
      {icon} {text}
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

export interface ReviewDialogProps extends Pick<
  DialogProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'
> {
  /** The document to review; the dialog stays closed without one. */
  document: ReviewableDocument | null;
  /** The parts of its verification result; the dialog lists everything that did not pass, worst first. */
  panels: readonly VerificationPanel[];
  /** The findings on its pages. */
  findings: readonly Finding[];
  /** How many pages the document has. */
  pageCount: number;
  /** Returns the URL of a page's image. */
  pageImage: (page: number) => string;
  /** Called with the decision and its trimmed text. */
  onConfirm: (decision: ReviewDecision, text: string) => void;
}

/**
 * Approves or rejects a document, next to its pages and findings, with the required notes or reason. Renders a
 * Dialog, which closes on confirmation; on a phone, crops of the findings replace the page. Closing it or changing
 * the decision discards the text, so that internal notes cannot become a reason that the client reads; another document
 * starts a new review. For a reason, each finding offers a sentence, and the list marks those that were added; none is
 * added by itself.
 *
 * Keyboard: as Dialog; ? lists the shortcuts, such as J for the next finding, + and - to zoom, A and X for the decision,
 * I to add the selected finding to the reason, and Ctrl+Enter or Cmd+Enter to confirm. The arrow keys scroll a zoomed page.
 *
 * Accessibility: read in the order page, findings, decision. 'Confirm' stays disabled while the text is blank; a hint
 * on the reason says that the client will read it.
 */
export function ReviewDialog({
  document,
  panels,
  findings,
  pageCount,
  pageImage,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  onConfirm,
}: ReviewDialogProps) {
  const formId = useId();
  const side = useRef<HTMLDivElement>(null);
  const evidence = useRef<EvidenceShortcuts>(null);
  const isPicking = useRef(false);
  const keySheet = useShortcutSheet('review');
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const isOpen = open && document !== null;
  // The `id` of the document under review.
  const reviewed = isOpen ? document.id : null;
  const [lastReviewed, setLastReviewed] = useState(reviewed);
  const [shown, setShown] = useState(document);
  const [decision, setDecision] = useState<ReviewDecision | null>(null);
  const [text, setText] = useState('');

  // Keep the document while the dialog fades out; each review starts without a decision.
  if (document && document !== shown) setShown(document);
  if (reviewed !== lastReviewed) {
    setLastReviewed(reviewed);
    if (reviewed !== null) {
      setDecision(null);
      setText('');
    }
  }

  const reasons = reviewReasons(panels, placedFindings(findings, pageCount));
  const canConfirm = decision !== null && text.trim() !== '';

  const pick = (value: ReviewDecision) => {
    setDecision(value);
    setText('');
  };

  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ignore a second click while the dialog fades out.
    if (!canConfirm || !isOpen) return;
    onConfirm(decision, text.trim());
    setOpen(false);
  };

  const focusText = () => side.current?.querySelector('textarea')?.focus();

  /** Picks by key: focus goes to the text, which a new decision mounts. */
  const pickAndWrite = (value: ReviewDecision) => {
    if (value === decision) return focusText();
    isPicking.current = true;
    pick(value);
  };
  useEffect(() => {
    if (isPicking.current) side.current?.querySelector('textarea')?.focus();
    isPicking.current = false;
  }, [decision]);

  /**
   * Adds a finding's sentence to the reason, or removes it, and returns what to announce. Does nothing to the notes of an
   * approval.
   */
  const addToReason = (id: string) => {
    const row = reasons.flatMap(reviewRows).find(({ finding }) => finding?.id === id);
    if (!row || decision === 'approve') return undefined;
    const sentence = reasonSentence(row);
    setDecision('reject');
    setText(toggleSentence(text, sentence));
    return `${text.includes(sentence) ? 'Removed' : 'Added'}: ${sentence}`;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    handleShortcut('review', event, {
      ...evidence.current,
      approve: () => pickAndWrite('approve'),
      reject: () => pickAndWrite('reject'),
      text: decision === null ? undefined : focusText,
      confirm: () => side.current?.querySelector('form')?.requestSubmit(),
      help: keySheet.open,
    });

  return (
    <Dialog
      size="large"
      // A review starts with the findings: focus the first one's toggle, or else the decision, but not the pager.
      initialFocus={() => side.current?.querySelector('button')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Review document"
      description={shown?.name}
      onKeyDown={onKeyDown}
      onFocus={keySheet.prepare}
      footer={
        <>
          <ShortcutButton
            shortcut={shortcuts.review.help}
            className={styles.help}
            {...keySheet.button}
          >
            <Keyboard />
          </ShortcutButton>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!canConfirm}
            aria-keyshortcuts={ariaKeys(shortcuts.review.confirm)}
          >
            Confirm
          </Button>
        </>
      }
    >
      <ReviewEvidence
        key={shown?.id}
        documentName={shown?.name ?? ''}
        panels={panels}
        findings={findings}
        pageCount={pageCount}
        pageImage={pageImage}
        sideRef={side}
        reason={decision === 'reject' ? text : ''}
        onReasonAdd={addToReason}
        shortcutsRef={evidence}
      >
        <form id={formId} onSubmit={confirm} className={styles.form}>
          <RadioGroup label="Decision" options={decisions} value={decision} onValueChange={pick} />
          {decision !== null && (
            <TextArea
              key={decision}
              {...questions[decision]}
              aria-required
              value={text}
              onValueChange={setText}
            />
          )}
          {decision === 'reject' && (
            <ReasonSentences reasons={reasons} text={text} onTextChange={setText} />
          )}
        </form>
      </ReviewEvidence>
      {keySheet.render()}
    </Dialog>
  );
}
