import {
  findEvidence,
  samplePageText,
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
  lazyDialog,
  panelsOf,
  useShortcutSheet,
} from '@patunay/ui';
import type { ReviewDecision } from '@patunay/ui';
import { memo, useCallback, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { headerOf } from '../pages';
import { documentPath } from '../paths';
import { reviewQueue } from '../reviewQueue';
import { useToast } from '../shell/toast';
import { verificationOf } from '../verificationOf';

const ReviewDialog = lazyDialog(() =>
  import('@patunay/ui/patterns/ReviewDialog').then((module) => module.ReviewDialog),
);

interface QueueProps extends Pick<ComponentProps<typeof CardGrid>, 'onKeyDown' | 'onFocus'> {
  onReview: (document: Document) => void;
}

/** Memoized, because opening and closing the dialog changes no card. */
const Queue = memo(function Queue({ onReview, ...rest }: QueueProps) {
  return (
    <CardGrid {...rest} layout="wide">
      {reviewQueue.map((document) => (
        <ReviewCard
          key={document.id}
          document={document}
          href={documentPath(document)}
          panels={panelsOf(verificationOf(document))}
          findings={findEvidence(document.id)}
          pageThumbnail={(page) => sampleThumbnailUrl(document.id, page)}
          onReview={() => onReview(document)}
          onPointerEnter={ReviewDialog.preload}
          onFocus={ReviewDialog.preload}
        />
      ))}
    </CardGrid>
  );
});

interface DialogState {
  /** The document that the dialog shows. */
  chosen: Document | null;
  isOpen: boolean;
}

/** `/review`: the documents that need review, worst first. A decision only shows a toast (specification, section 4). */
export function Component() {
  const { open: openKeySheet, ...keySheet } = useShortcutSheet('cards');
  const showToast = useToast();
  const [{ chosen, isOpen }, setDialog] = useState<DialogState>({ chosen: null, isOpen: false });

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
        {...headerOf('Review')}
        badge={<Badge tone="warning">{`${reviewQueue.length} pending`}</Badge>}
        actions={keySheet.renderButton()}
      />
      <Queue onReview={review} onKeyDown={handleKey} onFocus={keySheet.prepare} />
      {chosen && (
        <ReviewDialog
          document={chosen}
          panels={panelsOf(verificationOf(chosen))}
          findings={findEvidence(chosen.id)}
          pageCount={viewerPageCount}
          pageImage={(page) => samplePageUrl(chosen.id, page)}
          loadText={() => samplePageText(chosen.id)}
          open={isOpen}
          onOpenChange={(open) => setDialog((dialog) => ({ ...dialog, isOpen: open }))}
          onConfirm={confirm}
        />
      )}
      {keySheet.render()}
    </Stack>
  );
}
