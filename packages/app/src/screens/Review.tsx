import {
  documents,
  findEvidence,
  findVerificationResult,
  samplePageUrl,
  sampleThumbnailUrl,
  viewerPageCount,
} from '@patunay/fixtures';
import type { Document } from '@patunay/fixtures';
import {
  Badge,
  CardGrid,
  PageHeader,
  ReviewCard,
  Stack,
  handleCardShortcut,
  panelsOf,
  useLazyDialog,
  useShortcutSheet,
} from '@patunay/ui';
import type { ReviewDecision } from '@patunay/ui';
import { memo, startTransition, useCallback, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { dashboardCrumb, documentPath } from '../paths';
import { useToast } from '../shell/toast';

const loadReviewDialog = () => import('../lazy/ReviewDialog');

const pending = documents.filter((document) => document.needsReview);

interface QueueProps extends Pick<ComponentProps<typeof CardGrid>, 'onKeyDown' | 'onFocus'> {
  onPrepare: (document: Document) => void;
  onReview: (document: Document) => void;
}

/** Memoized, because opening and closing the dialog changes no card. */
const Queue = memo(function Queue({ onPrepare, onReview, ...rest }: QueueProps) {
  return (
    <CardGrid {...rest} layout="wide">
      {pending.map((document) => (
        <ReviewCard
          key={document.id}
          document={document}
          href={documentPath(document)}
          panels={panelsOf(findVerificationResult(document.id)!)}
          findings={findEvidence(document.id)}
          pageThumbnail={(page) => sampleThumbnailUrl(document.id, page)}
          onReview={() => onReview(document)}
          onPointerEnter={() => onPrepare(document)}
          onFocus={() => onPrepare(document)}
        />
      ))}
    </CardGrid>
  );
});

interface DialogState {
  /** The document that the dialog shows, or is prepared for. */
  chosen: Document | null;
  isOpen: boolean;
}

/** `/review`: the documents that need review. A decision only shows a toast (specification, section 4). */
export function Component() {
  const [renderDialog, prepareDialog] = useLazyDialog(loadReviewDialog);
  const { open: openKeySheet, ...keySheet } = useShortcutSheet('cards');
  const showToast = useToast();
  const [{ chosen, isOpen }, setDialog] = useState<DialogState>({ chosen: null, isOpen: false });

  const prepare = useCallback(
    (document: Document) => {
      // While an open dialog is still loading, hover and focus can reach other cards.
      startTransition(() =>
        setDialog((dialog) => (dialog.isOpen ? dialog : { chosen: document, isOpen: false })),
      );
      prepareDialog(document.id);
    },
    [prepareDialog],
  );

  const review = useCallback(
    (document: Document) => setDialog({ chosen: document, isOpen: true }),
    [],
  );

  const handleKey = useCallback(
    (event: KeyboardEvent<HTMLElement>) => handleCardShortcut(event, { onHelp: openKeySheet }),
    [openKeySheet],
  );

  const confirm = (decision: ReviewDecision) => {
    if (decision === 'approve') showToast('Document has been approved successfully', 'success');
    else showToast('Document has been rejected', 'danger');
  };

  return (
    <Stack gap="5">
      <PageHeader
        breadcrumb={[dashboardCrumb, { label: 'Review' }]}
        title="Documents Needing Review"
        badge={<Badge tone="warning">{pending.length} pending</Badge>}
      />
      <Queue
        onPrepare={prepare}
        onReview={review}
        onKeyDown={handleKey}
        onFocus={keySheet.prepare}
      />
      {chosen &&
        renderDialog({
          document: chosen,
          panels: panelsOf(findVerificationResult(chosen.id)!),
          findings: findEvidence(chosen.id),
          pageCount: viewerPageCount,
          pageImage: (page) => samplePageUrl(chosen.id, page),
          open: isOpen,
          onOpenChange: (open) => setDialog((dialog) => ({ ...dialog, isOpen: open })),
          onConfirm: confirm,
        })}
      {keySheet.renderButton()}
      {keySheet.render()}
    </Stack>
  );
}
