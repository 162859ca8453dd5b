import { dashboardCounts, documents, sampleThumbnailUrl } from '@patunay/fixtures';
import { DocumentTimeline, PageHeader, RecentActivityList, Stack, StatStrip } from '@patunay/ui';
import { headerOf, pageOf } from '../pages';
import { documentPath } from '../paths';

const { filesCount, clientsCount, needsReviewCount } = dashboardCounts;

const stats = [
  { label: 'Files', value: filesCount },
  { label: 'Clients', value: clientsCount, href: pageOf('Clients').path },
  { label: 'Needs Review', value: needsReviewCount, pending: true, href: pageOf('Review').path },
];

/** `/dashboard`: the three counters and the latest documents. */
export function Component() {
  return (
    <Stack gap="6">
      <PageHeader {...headerOf('Dashboard')} />
      <StatStrip stats={stats} />
      <DocumentTimeline
        documents={documents}
        documentHref={documentPath}
        thumbnail={({ id }) => sampleThumbnailUrl(id)}
      />
      <RecentActivityList
        documents={documents}
        documentHref={documentPath}
        thumbnail={({ id }) => sampleThumbnailUrl(id)}
      />
    </Stack>
  );
}
