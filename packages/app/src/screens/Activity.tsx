import { activity } from '@patunay/fixtures';
import { ActivityTable, PageHeader, Stack } from '@patunay/ui';
import { headerOf } from '../pages';
import { useUrlSort } from '../urlState';

/** `/activity`: the activity log. */
export function Component() {
  const [sort, setSort] = useUrlSort();
  return (
    <Stack gap="5">
      <PageHeader {...headerOf('Activity')} />
      <ActivityTable data-depends-on-url entries={activity} sort={sort} onSortChange={setSort} />
    </Stack>
  );
}
