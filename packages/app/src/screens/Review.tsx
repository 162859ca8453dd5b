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
import { useState } from 'react';
import { dashboardCrumb, documentPath } from '../paths';
import { prefetch } from '../shell/prefetch';
import { useToast } from '../shell/toast';

const loadReviewDialog = () => import('../lazy/ReviewDialog');

const pending = documents.filter((document) => document.needsReview);

/** `/review`: the documents that need review. A decision only shows a toast (specification, section 4). */
export function Component() {
  const renderDialog = useLazyDialog(loadReviewDialog);
  const keySheet = useShortcutSheet('cards');
  const showToast = useToast();
  const [chosen, setChosen] = useState<Document | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const review = (document: Document) => {
    setChosen(document);
    setIsOpen(true);
  };

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
      <CardGrid
        layout="wide"
        onKeyDown={(event) => handleCardShortcut(event, { onHelp: keySheet.open })}
        onFocus={keySheet.prepare}
      >
        {pending.map((document) => (
          <ReviewCard
            key={document.id}
            document={document}
            href={documentPath(document)}
            panels={panelsOf(findVerificationResult(document.id)!)}
            findings={findEvidence(document.id)}
            pageThumbnail={(page) => sampleThumbnailUrl(document.id, page)}
            onReview={() => review(document)}
            onPointerEnter={() => prefetch(loadReviewDialog)}
            onFocus={() => prefetch(loadReviewDialog)}
          />
        ))}
      </CardGrid>
      {chosen &&
        renderDialog({
          document: chosen,
          panels: panelsOf(findVerificationResult(chosen.id)!),
          findings: findEvidence(chosen.id),
          pageCount: viewerPageCount,
          pageImage: (page) => samplePageUrl(chosen.id, page),
          open: isOpen,
          onOpenChange: setIsOpen,
          onConfirm: confirm,
        })}
      {keySheet.render()}
    </Stack>
  );
}
