import { dashboardCounts, documents } from '@patunay/fixtures';
import { CardGrid, PageHeader, RecentActivityList, Stack, StatCounter } from '@patunay/ui';
import { documentPath } from '../paths';

/** `/dashboard`: the three counters and the latest documents. */
export function Component() {
  return (
    <Stack gap="6">
      <PageHeader breadcrumb={[{ label: 'Dashboard' }]} title="Dashboard" />
      <CardGrid layout="row">
        <StatCounter label="Files" value={dashboardCounts.filesCount} />
        <StatCounter label="Clients" value={dashboardCounts.clientsCount} />
        <StatCounter label="Needs Review" value={dashboardCounts.needsReviewCount} />
      </CardGrid>
      <RecentActivityList documents={documents} documentHref={documentPath} />
    </Stack>
  );
}
