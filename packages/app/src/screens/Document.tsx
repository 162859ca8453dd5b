import {
  documents,
  extractedFields,
  findClient,
  findDocument,
  findEvidence,
  findVerificationResult,
  pageMetadata,
  samplePageUrl,
  sampleThumbnailUrl,
  viewerPageCount,
} from '@patunay/fixtures';
import type { Document } from '@patunay/fixtures';
import {
  Anchor,
  Button,
  DocumentSummary,
  DocumentViewer,
  DocumentWorkspace,
  NotFound,
  PageHeader,
  Stack,
  VerificationPanels,
  errorTexts,
  panelsOf,
  toggleComparison,
} from '@patunay/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentUrl } from '../documentUrl';
import { clientPath, clientsCrumb, dashboardCrumb, documentPath } from '../paths';

const pending = documents.filter((document) => document.needsReview);

/** A document's position and neighbours in the review queue, which is in the same order as `/review`. */
function queueOf({ id }: Document) {
  const index = pending.findIndex((document) => document.id === id);
  if (index < 0) return undefined;
  const neighbour = (document?: Document) =>
    document && { name: document.name, href: documentPath(document) };
  return {
    position: index + 1,
    total: pending.length,
    previous: neighbour(pending[index - 1]),
    next: neighbour(pending[index + 1]),
  };
}

/** `/clients/{clientId}/documents/{documentId}`: a document's pages next to its verification results. */
export function Component() {
  const { clientId = '', documentId = '' } = useParams();
  const client = findClient(clientId);
  const document = findDocument(clientId, documentId);
  const findings = findEvidence(documentId);
  const url = useDocumentUrl(findings);
  const viewer = useRef<HTMLElement>(null);
  const workspace = useRef<HTMLDivElement>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);

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

  const pageImage = (page: number) => samplePageUrl(document.id, page);

  return (
    <Stack gap="5">
      <Stack gap="2">
        <PageHeader
          breadcrumb={[
            dashboardCrumb,
            clientsCrumb,
            { label: client.name, href: clientPath(client) },
            { label: document.name },
          ]}
          title={document.name}
          actions={
            <>
              <Button variant="danger">Reject Document</Button>
              <Button variant="primary">Approve Document</Button>
            </>
          }
        />
        <DocumentSummary document={document} queue={queueOf(document)} />
      </Stack>
      <DocumentWorkspace
        ref={workspace}
        data-depends-on-url
        viewer={
          <DocumentViewer
            key={document.id}
            ref={viewer}
            documentName={document.name}
            pageCount={viewerPageCount}
            page={url.page}
            onPageChange={url.setPage}
            rotation={url.rotation}
            onRotationChange={url.setRotation}
            pageImage={pageImage}
            pageThumbnail={(page) => sampleThumbnailUrl(document.id, page)}
            findings={findings}
            selectedFinding={url.finding}
            onSelectedFindingChange={url.selectFinding}
            previewedFinding={previewed}
            onCompare={() => toggleComparison(workspace.current)}
            extractedFields={extractedFields}
            actions={<Button size="small">Add Pages</Button>}
          />
        }
        panels={
          <VerificationPanels
            panels={panelsOf(findVerificationResult(document.id)!)}
            pages={pageMetadata}
            currentPage={url.page}
            value={url.panel}
            onValueChange={url.setPanel}
            findings={findings}
            selectedFinding={url.finding}
            onSelectedFindingChange={url.selectFinding}
            onPreviewedFindingChange={setPreviewed}
            pageImage={pageImage}
            onPageRequest={(page) => {
              url.setPage(page);
              viewer.current?.scrollIntoView();
            }}
          />
        }
      />
    </Stack>
  );
}
