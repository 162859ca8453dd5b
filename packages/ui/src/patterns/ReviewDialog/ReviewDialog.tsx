import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useReducer, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../announcer';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { DialogProps } from '../../components/Dialog';
import { Mono } from '../../components/Mono';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { PageText } from '../../domain';
import { activeElementOf } from '../../ownerWindow';
import { findingName, sentenceOf } from '../findings';
import type { Finding } from '../findings';
import type { FindingRowHandle } from '../FindingRow';
import { PageFoot, PageTools, Stage, stepsOf, useViewer, ViewerToolbar } from '../PageView';
import { findingOf, reviewSubject, useReview } from '../review';
import type { ReviewView } from '../review';
import type { ReviewableDocument } from '../ReviewCard';
import { reviewButtonAfter } from '../reviewCards';
import { ariaKeys, handleShortcut, shortcuts } from '../shortcuts';
import { useShortcutSheet } from '../ShortcutSheet';
import type { ShortcutSheetState } from '../ShortcutSheet';
import { FindingList } from './FindingList';
import { draftReducer, emptyDraft, hasSentence } from './reviewDraft';
import type { DraftAction, ReviewDecision, ReviewDraft } from './reviewDraft';
import { ReviewForm } from './ReviewForm';
import styles from './ReviewDialog.module.css';

export interface ReviewDialogProps
  extends Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>, ShortcutSheetState {
  document: ReviewableDocument;
  /** Its findings, from `findingsOf`; the dialog lists those that need review, worst first. */
  findings: readonly Finding[];
  /** How many pages the document has. */
  pageCount: number;
  /** Returns the URL of a page's image. */
  pageImage: (page: number) => string;
  /** Loads the text of all pages of the document, when it is opened. */
  loadText?: () => Promise<readonly PageText[]>;
  /**
   * What to look at first when a review starts, such as what a link says.
   * @default the first page with a finding
   */
  defaultView?: Partial<ReviewView>;
  /** Called with what the user looks at. */
  onViewChange?: (view: ReviewView) => void;
  /**
   * The decision to pick when a review starts, such as that of a link.
   * @default that of the document's draft
   */
  defaultDecision?: ReviewDecision | null;
  /** Called with the decision that is picked: by the user, or by a draft when its review is opened again. */
  onDecisionChange?: (decision: ReviewDecision | null) => void;
  /** Whether, on a phone, the whole page covers the findings (controlled). */
  pageOpen?: boolean;
  /**
   * Whether, on a phone, the whole page covers the findings initially (uncontrolled).
   * @default false
   */
  defaultPageOpen?: boolean;
  /** Called when the user opens the whole page from a crop, or goes back to the findings. */
  onPageOpenChange?: (open: boolean) => void;
  /** Called with the decision and its trimmed text. */
  onConfirm: (decision: ReviewDecision, text: string) => void;
}

/** The drafts of all documents, by `id`. */
type Drafts = Readonly<Record<string, ReviewDraft>>;

/**
 * Approves or rejects a document, next to its pages and findings, with the required notes or reason. Renders a Dialog,
 * which closes on confirmation; on a phone, the page is a crop of the selected finding; a click on it shows the whole
 * page. Each decision has a text of its own, so that internal notes cannot become a reason that the client reads.
 * Escape, a click outside and the close button keep the draft until the document is reviewed again, as long as the
 * dialog stays mounted; Cancel and Confirm discard it. Each finding's row has a button that adds a sentence about it to
 * the reason; none is added automatically.
 *
 * Keyboard: as Dialog; ? lists the shortcuts, such as J for the next finding, + and - to zoom, A and X for the decision,
 * I to add the selected finding to the reason, and Ctrl+Enter or Cmd+Enter to confirm. The arrow keys scroll a zoomed page.
 * After Confirm, focus goes to the 'Review' button of the next ReviewCard on the page, if there is one.
 *
 * Accessibility: read in the order page, findings, decision. 'Confirm' stays disabled while the text is blank; a hint
 * on the reason says that the client will read it.
 */
export function ReviewDialog({
  document,
  findings: all,
  pageCount,
  pageImage,
  loadText,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  defaultView,
  onViewChange,
  defaultDecision = null,
  onDecisionChange,
  shortcutsOpen,
  defaultShortcutsOpen,
  onShortcutsOpenChange,
  pageOpen,
  defaultPageOpen = false,
  onPageOpenChange,
  onConfirm,
}: ReviewDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const firstFinding = useRef<HTMLElement>(null);
  const selectedRow = useRef<FindingRowHandle>(null);
  const keySheet = useShortcutSheet('review', {
    shortcutsOpen,
    defaultShortcutsOpen,
    onShortcutsOpenChange,
  });
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const [isPageOpen, setPageOpen] = useControllableState({
    prop: pageOpen,
    defaultProp: defaultPageOpen,
    onChange: onPageOpenChange,
  });
  const subject = reviewSubject(all, pageCount);
  const { findings } = subject;
  /** How many reviews have been started. */
  const [visit, setVisit] = useState(0);
  const review = useReview(subject, defaultView, visit);
  const { view } = review;
  // State instead of a ref: the dialog's content mounts later than this component, and effects must then run again.
  const [stageElement, setStageElement] = useState<HTMLDivElement | null>(null);
  const mountedStage = useMemo(() => ({ current: stageElement }), [stageElement]);
  const stageRef = useComposedRefs(review.stage, setStageElement);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const announce = useAnnounce();
  const { dispatch } = review;
  const viewer = useViewer(
    { ...review, stage: mountedStage },
    {
      subject,
      documentId: document.id,
      documentName: document.name,
      pageImage,
      loadText,
      previewedFinding: previewed,
      headingLevel: 3,
      canReload: false,
    },
  );

  const [drafts, changeDrafts] = useReducer(
    (all: Drafts, { of, action }: { of: string; action: DraftAction }): Drafts => ({
      ...all,
      [of]: draftReducer(all[of] ?? emptyDraft, action),
    }),
    {},
  );
  const draft = drafts[document.id] ?? emptyDraft;
  const { decision } = draft;
  const changeDraft = (action: DraftAction) => changeDrafts({ of: document.id, action });
  /**
   * The document whose draft is discarded when it is next opened: an empty form would flash while the dialog fades out.
   */
  const [finished, setFinished] = useState<string | null>(null);

  // The `id` of the document under review.
  const reviewed = open ? document.id : null;
  const [lastReviewed, setLastReviewed] = useState<string | null>(null);
  if (reviewed !== lastReviewed) {
    setLastReviewed(reviewed);
    if (reviewed !== null) setVisit(visit + 1);
    if (reviewed !== null && finished !== null) {
      changeDrafts({ of: finished, action: { type: 'discarded' } });
      setFinished(null);
    }
    if (reviewed !== null && defaultDecision) {
      changeDrafts({ of: reviewed, action: { type: 'picked', decision: defaultDecision } });
    }
  }

  const reportView = useEffectEvent(() => onViewChange?.(view));
  const reportDecision = useEffectEvent(() => onDecisionChange?.(decision));
  useEffect(() => {
    if (reviewed !== null) reportView();
  }, [reviewed, view]);
  useEffect(() => {
    if (reviewed !== null) reportDecision();
  }, [reviewed, decision]);

  /** The 'Review' button of the document after the confirmed one. */
  const nextButton = useRef<HTMLElement>(null);
  const toNext = () => {
    const button = nextButton.current;
    nextButton.current = null;
    // At the bottom of the window, where 'Confirm' was.
    button?.scrollIntoView({ block: 'end' });
    return button;
  };

  const finish = () => {
    setFinished(reviewed);
    setOpen(false);
  };

  const canConfirm = decision !== null && draft[decision].text.trim() !== '';
  const confirm = () => {
    // Ignore a second click while the dialog fades out.
    if (!canConfirm || !open) return;
    onConfirm(decision, draft[decision].text.trim());
    const page = form.current?.getRootNode() as Document | ShadowRoot | undefined;
    nextButton.current = (page && reviewButtonAfter(document.id, page)) ?? null;
    finish();
  };

  /** Picks by key: focus goes to the text, which a new decision mounts. */
  const pickAndWrite = (value: ReviewDecision) => {
    flushSync(() => {
      changeDraft({ type: 'picked', decision: value });
      setPageOpen(false);
    });
    textArea.current?.focus();
  };

  /** Adds a finding's sentence to the reason, or removes it. Never changes the notes of an approval. */
  const toggleSentence = (finding: Finding | undefined) => {
    if (!finding || decision === 'approve') return;
    const sentence = sentenceOf(finding);
    changeDraft({ type: 'sentenceToggled', id: finding.id, sentence });
    announce(`${hasSentence(draft.reject, finding.id) ? 'Removed' : 'Added'}: ${sentence}`);
  };

  const steps = stepsOf(findings, view.finding);
  const cancelAnnouncement = useRef<() => void>(undefined);
  /** Focus follows a step, so that the finding is announced. */
  const stepTo = (id: string | null) => {
    cancelAnnouncement.current?.();
    const focused = () => stageElement && activeElementOf(stageElement);
    const before = focused();
    flushSync(() => dispatch({ type: 'findingSelected', id }));
    selectedRow.current?.focus();
    const index = findings.findIndex((finding) => finding.id === id);
    const found = findings[index];
    // The first finding has focus already.
    if (found && focused() === before) {
      const position = `Finding ${index + 1} of ${findings.length}`;
      cancelAnnouncement.current = announce(`${position}: ${findingName(found)}`);
    }
  };

  /** Only phones show crops, and have no room for the page beside the findings. */
  const openPage = (page: number) => {
    flushSync(() => {
      viewer.turnTo(page);
      setPageOpen(true);
    });
    stageElement?.focus();
  };
  const closePage = () => {
    flushSync(() => setPageOpen(false));
    (selectedRow.current ?? firstFinding.current)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    handleShortcut('review', event, {
      nextFinding: () => stepTo(steps.next),
      previousFinding: () => stepTo(steps.previous),
      compare: () => selectedRow.current?.compare(),
      ...viewer.keys,
      approve: () => pickAndWrite('approve'),
      reject: () => pickAndWrite('reject'),
      addToReason: () => toggleSentence(findingOf(subject, view.finding)),
      text: decision === null ? undefined : () => textArea.current?.focus(),
      confirm: () => form.current?.requestSubmit(),
      help: keySheet.open,
    });

  return (
    <Dialog
      size="full"
      // Starts with the worst finding, or else the decision, not with the pager.
      initialFocus={() => firstFinding.current ?? firstControl(form.current)}
      finalFocus={toNext}
      open={open}
      // On a phone, Escape and the close button first close the page, which covers the form.
      onOpenChange={(next) => {
        if (isPageOpen && form.current?.offsetParent === null) closePage();
        else setOpen(next);
      }}
      title={
        <>
          <VisuallyHidden>Review document: </VisuallyHidden>
          <span>{document.name}</span>
        </>
      }
      description={
        <>
          <span>{`${document.type} · ${document.clientName}`}</span>{' '}
          <span className={styles.separator}>·</span>{' '}
          <Mono className={styles.date}>{document.uploadDate}</Mono>
        </>
      }
      onKeyDown={onKeyDown}
      // Closes the search, not the dialog.
      onEscapeKeyDown={(event) => {
        if (viewer.find.hasFocus()) event.preventDefault();
      }}
      footer={
        <>
          {keySheet.renderButton(styles.help)}
          <Button onClick={finish}>Cancel</Button>
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
      <div key={document.id} data-page-open={isPageOpen || undefined} className={styles.layout}>
        <div className={styles.pages}>
          <div className={styles.tools}>
            <Button size="small" className={styles.toFindings} onClick={closePage}>
              <ArrowLeft aria-hidden size="1rem" />
              Findings
            </Button>
            <ViewerToolbar view={viewer} />
            <PageTools viewer={viewer} />
          </div>
          {viewer.find.bar}
          <Stage ref={stageRef} viewer={viewer} className={styles.stage} />
          <PageFoot
            viewer={viewer}
            pageCount={pageCount}
            findings={findings}
            className={styles.paging}
          />
        </div>
        <div className={styles.side}>
          <FindingList
            findings={findings}
            reason={decision === 'reject' ? draft.reject : undefined}
            onSentenceToggle={toggleSentence}
            pageImage={pageImage}
            selectedFinding={view.finding}
            onSelectedFindingChange={(id) => dispatch({ type: 'findingSelected', id })}
            onPreviewedFindingChange={setPreviewed}
            selectedItem={view.item}
            onSelectedItemChange={(id) => dispatch({ type: 'itemSelected', id })}
            onPageRequest={openPage}
            rowRef={selectedRow}
            firstRef={firstFinding}
          />
          <ReviewForm
            id={formId}
            ref={form}
            textRef={textArea}
            draft={draft}
            onDraftChange={changeDraft}
            onSubmit={confirm}
          />
        </div>
      </div>
      {keySheet.render()}
    </Dialog>
  );
}

const firstControl = (form: HTMLFormElement | null) => form?.elements.item(0) as HTMLElement | null;
