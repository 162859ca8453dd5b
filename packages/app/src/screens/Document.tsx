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
import type { Document, Finding } from '@patunay/fixtures';
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
  needsAttention,
  panelsOf,
  placedFindings,
  prepareComparison,
  focusComparison,
  usePrintedModule,
} from '@patunay/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentUrl } from '../documentUrl';
import { clientPath, clientsCrumb, dashboardCrumb, documentPath } from '../paths';

const loadCaseSheet = () => {
  // The case sheet shows comparisons only if their code is loaded, because printing cannot wait.
  prepareComparison();
  return import('../lazy/CaseSheet');
};

const pending = documents.filter((document) => document.needsReview);

/** The pages with findings to review, which the case sheet prints. */
const pagesToReview = (findings: readonly Finding[]) => [
  ...new Set(findings.filter(needsAttention).flatMap(({ boxes }) => boxes.map(({ page }) => page))),
];

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
  const findings = placedFindings(findEvidence(documentId), viewerPageCount);
  const url = useDocumentUrl(findings);
  const viewer = useRef<HTMLElement>(null);
  const workspace = useRef<HTMLDivElement>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const CaseSheet = usePrintedModule(
    loadCaseSheet,
    pagesToReview(findings).map((page) => samplePageUrl(documentId, page)),
  )?.default;

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

  const place = url.comparedPlace;
  const panels = panelsOf(findVerificationResult(document.id)!);
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
      {CaseSheet && (
        <CaseSheet
          panels={panels}
          findings={findings}
          pageCount={viewerPageCount}
          pageImage={pageImage}
        />
      )}
      <DocumentWorkspace
        ref={workspace}
        data-depends-on-url
        onFocus={findings.some(({ comparison }) => comparison) ? prepareComparison : undefined}
        selectedFinding={url.finding}
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
            findings={place ? [...findings, place] : findings}
            selectedFinding={place?.id ?? url.finding}
            // The first step back from a compared place is its finding.
            onSelectedFindingChange={(id) =>
              id === null && place ? url.selectPlace(null) : url.selectFinding(id)
            }
            previewedFinding={previewed}
            onCompare={() => focusComparison(workspace.current)}
            extractedFields={extractedFields}
            actions={<Button size="small">Add Pages</Button>}
          />
        }
        panels={
          <VerificationPanels
            panels={panels}
            pages={pageMetadata}
            briefInPrint={CaseSheet !== undefined}
            currentPage={url.page}
            value={url.panel}
            onValueChange={url.setPanel}
            findings={findings}
            selectedFinding={url.finding}
            onSelectedFindingChange={url.selectFinding}
            onPreviewedFindingChange={setPreviewed}
            selectedPlace={url.place}
            onSelectedPlaceChange={url.selectPlace}
            pageImage={pageImage}
            onPageRequest={(page) => {
              if (!place) url.setPage(page);
              viewer.current?.scrollIntoView();
            }}
          />
        }
      />
    </Stack>
  );
}
