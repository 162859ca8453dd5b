import { documents, findClient } from '@patunay/fixtures';
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
import { clientsCrumb, dashboardCrumb, documentPath } from '../paths';
import { useUrlSort } from '../urlState';

const sortable = ['name', 'type', 'uploadDate', 'status'] as const;

/** `/clients/{clientId}`: a client and its documents. */
export function Component() {
  const { clientId = '' } = useParams();
  const [sort, setSort] = useUrlSort(sortable);
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
        breadcrumb={[dashboardCrumb, clientsCrumb, { label: client.name }]}
        actions={<Button variant="primary">Upload Document</Button>}
      />
      <DocumentTable
        data-depends-on-url
        label={`Documents of ${client.name}`}
        documents={documents.filter((document) => document.clientId === client.id)}
        documentHref={documentPath}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState title="No documents yet" />}
      />
    </Stack>
  );
}
