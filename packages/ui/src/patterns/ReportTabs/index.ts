export { ReportTabs } from './ReportTabs';
export type { ReportTabsProps } from './ReportTabs';
export type { Report, ReportColumn, ReportFormat, ReportRow } from './types';
