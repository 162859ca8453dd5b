import { PageHeader, ProgressBar, ReportTabs, Stack } from '@patunay/ui';
import type { ReportFormat } from '@patunay/ui';
import { useTransition } from 'react';
import { headerOf } from '../pages';
import { reportDefinitions } from '../reports/reportDefinitions';
import { useUrlChoice, useUrlSort } from '../urlState';

const reportIds = reportDefinitions.map(({ id }) => id);

/** `/reports`: four reports with their exports. */
export function Component() {
  const [isExporting, startExport] = useTransition();
  const [openId, setOpenId] = useUrlChoice('tab', reportIds, 'bank');
  // oxlint-disable-next-line typescript/no-non-null-assertion -- the choice is one of their ids
  const open = reportDefinitions.find(({ id }) => id === openId)!;
  const [sort, setSort] = useUrlSort();

  const exportOpen = async (format: ReportFormat) => {
    if (format === 'pdf') {
      console.log('PDF export', `${open.fileName}.pdf`);
      return;
    }
    const { exportReport } = await import('../reports/exportReport');
    exportReport(format, open.fileName, open.rows);
  };

  return (
    <Stack gap="5">
      <ProgressBar label="Preparing export" active={isExporting} />
      <PageHeader {...headerOf('Reports')} />
      <ReportTabs
        reports={reportDefinitions}
        value={openId}
        onValueChange={(value) => setOpenId(reportIds.find((id) => id === value) ?? 'bank')}
        // In a transition, so that the error page is shown if the code fails to load.
        onExport={(format) => startExport(() => exportOpen(format))}
        sort={sort}
        onSortChange={setSort}
      />
    </Stack>
  );
}
