import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Accordion, AccordionContent, AccordionItem } from '../../components/Accordion';
import type { Check, Finding, PageMetadata } from '../../domain';
import { below } from '../../headingLevel';
import type { SectionHeadingLevel } from '../../headingLevel';
import { usePrinting } from '../../usePrinting';
import { CheckList } from '../CheckList';
import { useEvidence } from '../CheckRow';
import type { EvidenceHandle, EvidenceProps } from '../CheckRow';
import { PageMetadataList } from '../PageMetadataList';
import { panelReasons, reviewReasons } from '../reviewReasons';
import { reviewRows } from '../reviewRows';
import { handleShortcut } from '../shortcuts';
import { panelCounts } from '../panelCounts';
import { PanelFindings } from './PanelFindings';
import { PanelHeader } from './PanelHeader';
import { PrintedFindings } from './PrintedFindings';
import type { VerificationPanel } from '../verificationPanel';
import styles from './VerificationPanels.module.css';

export interface VerificationPanelsProps
  extends Omit<ComponentProps<typeof Accordion>, 'children'>, EvidenceProps {
  /** The parts of the result, in display order. */
  panels: readonly VerificationPanel[];
  /** The pages that have metadata; every panel shows them. */
  pages: readonly PageMetadata[];
  /** The page that the viewer shows. */
  currentPage?: number;
  /**
   * The level of the panels' headings; headings inside are one level below.
   * @default 2
   */
  headingLevel?: SectionHeadingLevel;
  /**
   * Whether closed panels print only their counts, because a CaseSheet lists their findings.
   * @default false
   */
  briefInPrint?: boolean;
}

/**
 * The panels of a verification result: counts in the header, checks and pages inside; a closed panel names what did not
 * pass, up to four, and a press opens the panel at it. One panel is open at a time; a
 * red edge marks panels with missing fields or issues. Renders a `div`.
 *
 * With `findings`, a check with a place on a page has a toggle button that selects its finding; missing fields and
 * other findings without a check get rows of their own. In print, a closed panel lists what needs attention.
 *
 * Keyboard: as Accordion; Escape clears the selected finding, or first moves focus from what it compares back to where
 * it was.
 *
 * Accessibility: a panel is a group named by its title; the counts, which also say what the red edge means, follow the
 * button in its header.
 */
export function VerificationPanels({
  panels,
  pages,
  currentPage,
  headingLevel = 2,
  briefInPrint = false,
  findings,
  className,
  onKeyDown,
  value,
  defaultValue = null,
  onValueChange,
  ...props
}: VerificationPanelsProps) {
  const Subheading = `h${below(headingLevel)}` as const;
  const isPrinting = usePrinting();
  const ownRef = useRef<EvidenceHandle>(null);
  const evidenceRef = props.evidenceRef ?? ownRef;
  const [evidence, rest] = useEvidence({ ...props, evidenceRef });

  const [ownValue, setOwnValue] = useState(defaultValue);
  const openPanel = value === undefined ? ownValue : value;

  const clearOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (evidence.selectedFinding === null) return;
    handleShortcut('viewer', event, {
      clear: () => evidenceRef.current?.leave() || evidence.onSelectedFindingChange(null),
    });
  };

  return (
    <Accordion
      {...rest}
      value={openPanel}
      onValueChange={(next) => {
        setOwnValue(next);
        onValueChange?.(next);
      }}
      data-brief={briefInPrint || undefined}
      onKeyDown={clearOnEscape}
      className={clsx(styles.root, className)}
    >
      {panels.map((panel) => {
        const { id, title, part } = panel;
        const counts = panelCounts(part);
        const own = findings?.filter(({ panelId }) => panelId === id);
        const rows = panelReasons([panel], own).flatMap(reviewRows);
        return (
          <AccordionItem
            key={id}
            value={id}
            role="group"
            aria-label={title}
            className={styles.panel}
            data-attention={counts.attention || undefined}
          >
            <PanelHeader
              title={title}
              counts={counts}
              statuses={part.checks.map(({ status }) => status)}
              rows={id === openPanel ? [] : reviewReasons([panel], own).flatMap(reviewRows)}
              onRowSelect={(row) => {
                // A controlled panel opens because its parent knows where the finding is.
                flushSync(() => {
                  setOwnValue(id);
                  evidence.onSelectedFindingChange(row);
                });
                // What was pressed is gone.
                evidenceRef.current?.focus();
              }}
              headingLevel={headingLevel}
            />
            {isPrinting && !briefInPrint && counts.attention && (
              <PrintedFindings part={part} findings={own} />
            )}
            <AccordionContent className={styles.content}>
              <p className={styles.details}>{part.details}</p>
              {own && <PanelFindings {...evidence} rows={rows} findings={own} />}
              <section>
                <div className={styles.heading}>
                  <Subheading className={styles.subheading}>Checks</Subheading>
                  {own && part.checks.some(isWholeFile(own)) && (
                    <p className={styles.legend}>No page number means the whole file</p>
                  )}
                </div>
                <CheckList checks={part.checks} panelId={id} {...evidence} findings={own} />
              </section>
              <section>
                <Subheading className={styles.subheading}>Pages</Subheading>
                <PageMetadataList pages={pages} currentPage={currentPage} />
              </section>
            </AccordionContent>
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}

const isWholeFile =
  (findings: readonly Finding[]) =>
  ({ name }: Check) =>
    findings.every(({ checkName }) => checkName !== name);
