import { activity, clients, documents } from '@patunay/fixtures';
import type { ActivityEntry } from '@patunay/fixtures';
import { ActivityTable, PageHeader, Stack } from '@patunay/ui';
import { headerOf } from '../pages';
import { clientPath, documentPath } from '../paths';
import { useUrlSort } from '../urlState';

const clientHref = ({ clientName }: ActivityEntry) => {
  const client = clients.find(({ name }) => name === clientName);
  return client && clientPath(client);
};

const documentHref = ({ documentName }: ActivityEntry) => {
  const document = documents.find(({ name }) => name === documentName);
  return document && documentPath(document);
};

/** `/activity`: the activity log. */
export function Component() {
  const [sort, setSort] = useUrlSort();
  return (
    <Stack gap="5">
      <PageHeader {...headerOf('Activity')} />
      <ActivityTable
        entries={activity}
        clientHref={clientHref}
        documentHref={documentHref}
        sort={sort}
        onSortChange={setSort}
      />
    </Stack>
  );
}
