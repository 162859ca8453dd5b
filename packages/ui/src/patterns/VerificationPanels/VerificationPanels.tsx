import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Accordion, AccordionContent, AccordionItem } from '../../components/Accordion';
import type { PageMetadata } from '../../domain';
import type { Finding } from '../findings';
import { below } from '../../headingLevel';
import type { SectionHeadingLevel } from '../../headingLevel';
import { useSelectableFindings } from '../FindingRow';
import type { FindingRowHandle, SelectableFindingsProps } from '../FindingRow';
import { PageMetadataList } from '../PageMetadataList';
import { handleShortcut } from '../shortcuts';
import { panelCounts } from '../panelCounts';
import { PanelFindings } from './PanelFindings';
import { PanelHeader } from './PanelHeader';
import type { VerificationPanel } from '../verificationPanel';
import styles from './VerificationPanels.module.css';

export interface VerificationPanelsProps
  extends Omit<ComponentProps<typeof Accordion>, 'children'>, SelectableFindingsProps {
  /** The parts of the result, in display order. */
  panels: readonly VerificationPanel[];
  /** The findings, from `findingsOf`. */
  findings: readonly Finding[];
  /** The pages that have metadata; every panel shows them. */
  pages: readonly PageMetadata[];
  /** The page that the viewer shows. */
  currentPage?: number;
  /**
   * The level of the panels' headings; headings inside are one level below.
   * @default 2
   */
  headingLevel?: SectionHeadingLevel;
}

/**
 * The panels of a verification result: counts in the header, checks and pages inside. While all are closed, each names
 * up to four findings that did not pass; a click on one opens the panel at it. One panel is open at a time; a red edge
 * marks panels with missing fields or issues. Renders a `div`.
 *
 * A finding with a place on a page has a toggle button that selects it; missing fields are above the checks. Closed
 * panels print only their counts: also render a CaseSheet, which lists their findings.
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
  findings,
  className,
  onKeyDown,
  value,
  defaultValue = null,
  onValueChange,
  ...props
}: VerificationPanelsProps) {
  const Subheading = `h${below(headingLevel)}` as const;
  const ownRef = useRef<FindingRowHandle>(null);
  const rowRef = props.rowRef ?? ownRef;
  const [selection, rest] = useSelectableFindings({ ...props, rowRef });

  const [openPanel, open] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });

  const clearOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (selection.selectedFinding === null) return;
    handleShortcut('viewer', event, {
      clear: () => rowRef.current?.leave() || selection.onSelectedFindingChange(null),
    });
  };

  return (
    <Accordion
      {...rest}
      value={openPanel}
      onValueChange={open}
      onKeyDown={clearOnEscape}
      className={clsx(styles.root, className)}
    >
      {panels.map((panel) => {
        const { id, title, part } = panel;
        const { attention } = panelCounts(part);
        const own = findings.filter((finding) => finding.panel === id);
        return (
          <AccordionItem
            key={id}
            value={id}
            role="group"
            aria-label={title}
            className={styles.panel}
            data-attention={attention || undefined}
          >
            <PanelHeader
              panel={panel}
              findings={own}
              isBrief={openPanel !== null}
              onFindingSelect={(finding) => {
                flushSync(() => {
                  selection.onSelectedFindingChange(finding);
                  open(id);
                });
                // The pressed button has unmounted.
                rowRef.current?.focus();
              }}
              headingLevel={headingLevel}
            />
            <AccordionContent className={styles.content}>
              <p className={styles.details}>{part.details}</p>
              <PanelFindings
                {...selection}
                findings={own}
                heading={
                  <div className={styles.heading}>
                    <Subheading className={styles.subheading}>Checks</Subheading>
                    {own.some(({ status, places }) => status !== 'missing' && !places) && (
                      <p className={styles.legend}>No page number means the whole file</p>
                    )}
                  </div>
                }
              />
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
