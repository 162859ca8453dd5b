import { importWithRetry, PageHeader, ReportTabs, Stack } from '@patunay/ui';
import type { ReportFormat } from '@patunay/ui';
import { useState } from 'react';
import { dashboardCrumb } from '../paths';
import { reportDefinitions } from '../reports/reportDefinitions';
import { useUrlChoice, useUrlSort } from '../urlState';

const reportIds = reportDefinitions.map(({ id }) => id);

/** `/reports`: four reports with their exports. */
export function Component() {
  const [failure, setFailure] = useState<unknown>();
  const [openId, setOpenId] = useUrlChoice('tab', reportIds, 'bank');
  const open = reportDefinitions.find(({ id }) => id === openId)!;
  const [sort, setSort] = useUrlSort(open.columns.map(({ key }) => key));

  if (failure) throw failure;

  const exportOpen = async (format: ReportFormat) => {
    if (format === 'pdf') {
      console.log('PDF export', `${open.fileName}.pdf`);
      return;
    }
    const { exportReport } = await importWithRetry(() => import('../reports/exportReport'));
    exportReport(format, open.fileName, open.rows);
  };

  return (
    <Stack gap="5">
      <PageHeader breadcrumb={[dashboardCrumb, { label: 'Reports' }]} title="Reports" />
      <ReportTabs
        data-depends-on-url
        reports={reportDefinitions}
        value={openId}
        onValueChange={(value) => setOpenId(reportIds.find((id) => id === value) ?? 'bank')}
        onExport={(format) => void exportOpen(format).catch(setFailure)}
        sort={sort}
        onSortChange={setSort}
      />
    </Stack>
  );
}
