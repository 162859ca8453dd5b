import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { FileBraces, FileSpreadsheet, FileText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button';
import type { TableSort } from '../../components/Table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/Tabs';
import type { TabsProps } from '../../components/Tabs';
import styles from './ReportTabs.module.css';
import { ReportTable } from './ReportTable';
import type { Report, ReportFormat } from './types';

const formats: readonly { format: ReportFormat; label: string; Icon: LucideIcon }[] = [
  { format: 'csv', label: 'CSV', Icon: FileSpreadsheet },
  { format: 'json', label: 'JSON', Icon: FileBraces },
  { format: 'pdf', label: 'PDF', Icon: FileText },
];

export interface ReportTabsProps extends Omit<
  TabsProps,
  'children' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /**
   * The reports, in the order of their tabs. Keep their `columns` and `rows` stable between renders, otherwise all rows
   * re-render.
   */
  reports: readonly Report[];
  /** The `id` of the open report (controlled). */
  value?: string;
  /**
   * The `id` of the report that is open initially (uncontrolled).
   * @default the first report
   */
  defaultValue?: string;
  /** Called with the `id` of the newly opened report. */
  onValueChange?: (value: string) => void;
  /** Called with the format to export, and the `id` of the open report. */
  onExport: (format: ReportFormat, value: string) => void;
  /**
   * The sort of the open report, or `null` for none (controlled); a column that the report does not have is ignored.
   */
  sort?: TableSort | null;
  /**
   * The initial sort of every report, or `null` for none (uncontrolled).
   * @default null
   */
  defaultSort?: TableSort | null;
  /** Called with the new sort, or `null` for none. */
  onSortChange?: (sort: TableSort | null) => void;
}

/**
 * Reports, one at a time, and buttons that export the open one. Renders a `div` of tabs. It does not write the file:
 * `onExport` does.
 *
 * Keyboard: as Tabs, with Enter or Space to open a report; the export buttons come after the tabs.
 *
 * Accessibility: the buttons are a group named 'Export', and each table is named by its report.
 */
export function ReportTabs({
  reports,
  value: valueProp,
  defaultValue = reports[0]?.id ?? '',
  onValueChange,
  onExport,
  sort,
  defaultSort,
  onSortChange,
  ...rest
}: ReportTabsProps) {
  const exportId = useId();
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  return (
    // Not automatic, because Orca moves focus to each tab that it reads.
    <Tabs activationMode="manual" {...rest} value={value} onValueChange={setValue}>
      <div className={styles.actions}>
        <TabsList label="Reports" className={styles.list}>
          {reports.map(({ id, label }) => (
            <TabsTrigger key={id} value={id}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <div role="group" aria-labelledby={exportId} className={styles.export}>
          <span id={exportId} className={styles.exportLabel}>
            Export
          </span>
          {formats.map(({ format, label, Icon }) => (
            <Button key={format} size="small" onClick={() => onExport(format, value)}>
              <Icon aria-hidden size="0.875rem" /> <span>{label}</span>
            </Button>
          ))}
        </div>
      </div>
      {reports.map((report) => (
        <TabsContent key={report.id} value={report.id}>
          <ReportTable
            report={report}
            sort={sort}
            defaultSort={defaultSort}
            onSortChange={onSortChange}
          />
        </TabsContent>
      ))}
    </Tabs>
  );
}
