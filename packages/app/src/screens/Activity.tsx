import { activity } from '@patunay/fixtures';
import { ActivityTable, PageHeader, Stack } from '@patunay/ui';
import { headerOf } from '../pages';
import { useUrlSort } from '../urlState';

const sortable = ['timestamp', 'clientName', 'documentName', 'action', 'details', 'actor'] as const;

/** `/activity`: the activity log. */
export function Component() {
  const [sort, setSort] = useUrlSort(sortable);
  return (
    <Stack gap="5">
      <PageHeader {...headerOf('Activity')} />
      <ActivityTable data-depends-on-url entries={activity} sort={sort} onSortChange={setSort} />
    </Stack>
  );
}
