import { sampleThumbnailUrl, verificationResults } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import {
  Badge,
  BarChart,
  CardGrid,
  PageHeader,
  ReviewCard,
  Stack,
  handleCardShortcut,
  useShortcutSheet,
} from '@patunay/ui';
import type { ReviewDecision } from '@patunay/ui';
import { memo, useCallback, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { failedChecks } from '../failedChecks';
import { headerOf } from '../pages';
import { documentPath } from '../paths';
import { ReviewInUrl } from '../ReviewInUrl';
import { reviewQueue } from '../reviewQueue';
import { useToast } from '../shell/toast';
import { useUrlOverlay, useUrlSwitch } from '../urlState';
import { verificationOf } from '../verificationOf';

const bars = failedChecks(verificationResults);

interface QueueProps extends Pick<ComponentProps<typeof CardGrid>, 'onKeyDown'> {
  onReview: (document: ClientDocument) => void;
}

/** Memoized, because opening and closing the dialog changes no card. */
const Queue = memo(function Queue({ onReview, ...rest }: QueueProps) {
  return (
    <CardGrid {...rest} layout="list">
      {reviewQueue.map((document) => (
        <ReviewCard
          key={document.id}
          document={document}
          href={documentPath(document)}
          {...verificationOf(document)}
          pageThumbnail={(page) => sampleThumbnailUrl(document.id, page)}
          onReview={() => onReview(document)}
        />
      ))}
    </CardGrid>
  );
});

/** `/review`: the documents that need review, worst first. A decision only shows a toast (specification, section 4). */
export function Component() {
  const showToast = useToast();
  const { value: id, open } = useUrlOverlay('document');
  const asked = reviewQueue.find((document) => document.id === id);
  // Stays while the dialog fades out.
  const [chosen, setChosen] = useState(asked);
  if (asked && asked !== chosen) setChosen(asked);

  const [isHelpOpen, setIsHelpOpen] = useUrlSwitch('shortcuts');
  const { open: openKeySheet, ...keySheet } = useShortcutSheet('cards', {
    shortcutsOpen: isHelpOpen && !asked,
    onShortcutsOpenChange: setIsHelpOpen,
  });

  const review = useCallback((document: ClientDocument) => open(document.id), [open]);

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
      <Queue onReview={review} onKeyDown={handleKey} />
      <BarChart label="Checks that did not pass, by number of documents" bars={bars} max={6} />
      {chosen && (
        <ReviewInUrl
          document={chosen}
          open={asked !== undefined}
          shortcutsOpen={isHelpOpen && asked !== undefined}
          onShortcutsOpenChange={setIsHelpOpen}
          onConfirm={confirm}
        />
      )}
      {keySheet.render()}
    </Stack>
  );
}
