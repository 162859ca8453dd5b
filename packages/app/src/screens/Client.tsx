import { documents, findClient, sampleThumbnailUrl } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import {
  Anchor,
  Button,
  ClientSummary,
  DocumentTable,
  EmptyState,
  NotFound,
  Stack,
  errorTexts,
} from '@patunay/ui';
import { useParams } from 'react-router-dom';
import { pageOf } from '../pages';
import { clientsCrumb, dashboardCrumb, documentPath } from '../paths';
import { useUrlSort } from '../urlState';

const thumbnail = ({ id }: ClientDocument) => sampleThumbnailUrl(id);

/** `/clients/{clientId}`: a client and its documents. */
export function Component() {
  const { clientId = '' } = useParams();
  const [sort, setSort] = useUrlSort();
  const client = findClient(clientId);

  if (!client) {
    return (
      <NotFound
        breadcrumb={[dashboardCrumb, clientsCrumb]}
        title={errorTexts.clientNotFound}
        action={
          <Button asChild>
            <Anchor href="/clients">All clients</Anchor>
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="5">
      <ClientSummary
        client={client}
        breadcrumb={pageOf('Client', { clientId }).breadcrumb}
        actions={<Button>Upload Document</Button>}
      />
      <DocumentTable
        label={`Documents of ${client.name}`}
        documents={documents.filter((document) => document.clientId === client.id)}
        documentHref={documentPath}
        thumbnail={thumbnail}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState title="No documents yet" />}
      />
    </Stack>
  );
}
