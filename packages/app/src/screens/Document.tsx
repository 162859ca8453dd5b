import {
  extractedFields,
  findClient,
  findDocument,
  findVerificationResult,
  pageMetadata,
  samplePageUrl,
  viewerPageCount,
} from '@patunay/fixtures';
import {
  Anchor,
  Button,
  DocumentViewer,
  DocumentWorkspace,
  NotFound,
  PageHeader,
  Stack,
  VerificationPanels,
  errorTexts,
} from '@patunay/ui';
import { useParams } from 'react-router-dom';
import { clientPath, clientsCrumb, dashboardCrumb } from '../paths';
import { useUrlChoice, useUrlNumber } from '../urlState';

const panelIds = ['fields', 'metadata', 'fraud'] as const;

/** `/clients/{clientId}/documents/{documentId}`: the pages of a document beside what was found in it. */
export function Component() {
  const { clientId = '', documentId = '' } = useParams();
  const [page, setPage] = useUrlNumber('page', viewerPageCount);
  const [panel, setPanel] = useUrlChoice('panel', ['', ...panelIds], '');
  const client = findClient(clientId);
  const document = findDocument(clientId, documentId);

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

  const result = findVerificationResult(document.id);
  if (!result) throw new Error(`Document ${document.id} has no verification result.`);

  return (
    <Stack gap="5">
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
      <DocumentWorkspace
        data-depends-on-url
        viewer={
          <DocumentViewer
            key={document.id}
            documentName={document.name}
            pageCount={viewerPageCount}
            page={page}
            onPageChange={setPage}
            pageImage={(number) => samplePageUrl(document.type, number)}
            extractedFields={extractedFields}
            actions={<Button size="small">Add Pages</Button>}
          />
        }
        panels={
          <VerificationPanels
            panels={[
              { id: 'fields', title: 'Utility Bill Fields', part: result.fieldsCompleted },
              { id: 'metadata', title: 'Metadata', part: result.metadata },
              { id: 'fraud', title: 'Fraud Detection', part: result.fraudDetection },
            ]}
            pages={pageMetadata}
            currentPage={page}
            value={panel}
            onValueChange={(value) => setPanel(panelIds.find((id) => id === value) ?? '')}
          />
        }
      />
    </Stack>
  );
}
