import {
  extractedFields,
  findClient,
  findDocument,
  pageMetadata,
  samplePageText,
  samplePageUrl,
  sampleThumbnailUrl,
  viewerPageCount,
} from '@patunay/fixtures';
import type { Client, ClientDocument } from '@patunay/fixtures';
import {
  Anchor,
  Button,
  CaseSheet,
  DocumentHeader,
  DocumentViewer,
  DocumentWorkspace,
  NotFound,
  Stack,
  VerificationPanels,
  errorTexts,
  needsReview,
  pagesOf,
  usePrintedImages,
} from '@patunay/ui';
import type { FindingRowHandle, Finding } from '@patunay/ui';
import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { useCopyLink } from '../copyLink';
import { paramsOf, useReviewInUrl } from '../documentUrl';
import { clientPath, clientsCrumb, dashboardCrumb, documentPath, reviewPath } from '../paths';
import { reviewQueue } from '../reviewQueue';
import { useUrlChoice, useUrlSwitch } from '../urlState';
import { verificationOf } from '../verificationOf';

/** The pages with findings to review, which the case sheet prints. */
const pagesToReview = (findings: readonly Finding[]) => [
  ...new Set(findings.filter(needsReview).flatMap(pagesOf)),
];

/**
 * A document's position and neighbours in the review queue, which is in the same order as `/review`. Links to them keep
 * the full view.
 */
function queueOf({ id }: ClientDocument, isFull: boolean) {
  const index = reviewQueue.findIndex((document) => document.id === id);
  if (index < 0) return undefined;
  const neighbour = (document?: ClientDocument) =>
    document && {
      name: document.name,
      href: documentPath(document) + (isFull ? '?view=full' : ''),
    };
  return {
    position: index + 1,
    total: reviewQueue.length,
    previous: neighbour(reviewQueue[index - 1]),
    next: neighbour(reviewQueue[index + 1]),
  };
}

/** `/clients/{clientId}/documents/{documentId}`: a document's pages next to its verification results. */
export function Component() {
  const { clientId = '', documentId = '' } = useParams();
  const client = findClient(clientId);
  const document = findDocument(clientId, documentId);
  // Kept here, so that it is the same for all documents of the queue.
  const [panelsWidth, setPanelsWidth] = useState<number | null>(null);
  const [layout, setLayout] = useUrlChoice('view', ['split', 'full'], 'split');
  if (!client || !document) {
    return (
      <NotFound
        breadcrumb={[dashboardCrumb, clientsCrumb]}
        title={errorTexts.documentNotFound}
        action={
          <Button asChild>
            <Anchor href="/clients">All clients</Anchor>
          </Button>
        }
      />
    );
  }

  return (
    <DocumentReview
      key={document.id}
      client={client}
      document={document}
      panelsWidth={panelsWidth}
      onPanelsWidthChange={setPanelsWidth}
      panelsFolded={layout === 'full'}
      onPanelsFoldedChange={(folded) => setLayout(folded ? 'full' : 'split')}
    />
  );
}

interface DocumentReviewProps extends Pick<
  ComponentProps<typeof DocumentWorkspace>,
  'panelsWidth' | 'onPanelsWidthChange' | 'panelsFolded' | 'onPanelsFoldedChange'
> {
  client: Client;
  document: ClientDocument;
}

function DocumentReview({ client, document, ...arrangement }: DocumentReviewProps) {
  const { panels, findings } = verificationOf(document);
  const subject = { findings, pageCount: viewerPageCount };
  const review = useReviewInUrl(subject);
  const { view, dispatch } = review;
  const viewer = useRef<HTMLElement>(null);
  const selectedRow = useRef<FindingRowHandle>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useUrlSwitch('shortcuts');
  const link = useCopyLink();
  const pageImage = (page: number) => samplePageUrl(document.id, page);
  const isPrinting = usePrintedImages(pagesToReview(findings).map(pageImage));

  return (
    <Stack gap="5">
      <DocumentHeader
        breadcrumb={[
          dashboardCrumb,
          clientsCrumb,
          { label: client.name, href: clientPath(client) },
        ]}
        document={document}
        queue={queueOf(document, arrangement.panelsFolded === true)}
        actions={
          <>
            <Button>Reject Document</Button>
            <Button>Approve Document</Button>
            {document.needsReview && (
              <Button asChild variant="primary">
                <Anchor href={reviewPath(document)} aria-label={`Review ${document.name}`}>
                  Review
                </Anchor>
              </Button>
            )}
          </>
        }
      />
      {isPrinting && <CaseSheet panels={panels} findings={findings} pageImage={pageImage} />}
      <DocumentWorkspace
        {...arrangement}
        selectedFinding={view.finding}
        openPanel={view.panel}
        rowRef={selectedRow}
        viewer={
          <DocumentViewer
            ref={viewer}
            documentName={document.name}
            pageCount={viewerPageCount}
            review={review}
            pageImage={pageImage}
            pageThumbnail={(page) => sampleThumbnailUrl(document.id, page)}
            loadText={() => samplePageText(document.id)}
            findings={findings}
            previewedFinding={previewed}
            onCompare={() => selectedRow.current?.compare()}
            onLinkCopy={() => link.copy(paramsOf(view, subject))}
            shortcutsOpen={isHelpOpen}
            onShortcutsOpenChange={setIsHelpOpen}
            extractedFields={extractedFields}
            actions={<Button size="small">Add Pages</Button>}
          />
        }
        panels={
          <VerificationPanels
            panels={panels}
            pages={pageMetadata}
            currentPage={view.page}
            value={view.panel}
            onValueChange={(panel) => dispatch({ type: 'panelToggled', panel })}
            findings={findings}
            selectedFinding={view.finding}
            onSelectedFindingChange={(id) => dispatch({ type: 'findingSelected', id })}
            onPreviewedFindingChange={setPreviewed}
            selectedItem={view.item}
            onSelectedItemChange={(id) => dispatch({ type: 'itemSelected', id })}
            rowRef={selectedRow}
            pageImage={pageImage}
            onPageRequest={(page) => {
              if (view.item === null) dispatch({ type: 'pageTurned', page });
              viewer.current?.scrollIntoView();
            }}
          />
        }
      />
      {link.render()}
    </Stack>
  );
}
