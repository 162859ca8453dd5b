export { ReportTabs } from './ReportTabs';
export type { ReportTabsProps } from './ReportTabs';
export type { Report, ReportColumn, ReportColumnKind, ReportFormat, ReportRow } from './types';
