import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Accordion, AccordionContent, AccordionItem } from '../../components/Accordion';
import type { AccordionHeadingLevel } from '../../components/Accordion';
import { CheckList } from '../CheckList';
import { PageMetadataList } from '../PageMetadataList';
import type { PageMetadata } from '../PageMetadataList';
import { panelCounts } from './panelCounts';
import { PanelHeader } from './PanelHeader';
import type { VerificationPanel } from './types';
import styles from './VerificationPanels.module.css';

export interface VerificationPanelsProps extends Omit<
  ComponentProps<typeof Accordion>,
  'children' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** The parts of the result, in the order shown. */
  panels: readonly VerificationPanel[];
  /** The pages that have metadata; every panel shows them. */
  pages: readonly PageMetadata[];
  /** The page that the viewer shows. */
  currentPage?: number;
  /** The `id` of the open panel; the empty string where none is open. */
  value: string;
  /** Called with the panel that opens, or the empty string when the open one closes. */
  onValueChange: (value: string) => void;
  /**
   * The level of the panels' headings; what is inside is one below.
   * @default 2
   */
  headingLevel?: AccordionHeadingLevel;
}

/**
 * The result of a verification, part by part: counts at a glance, pages and checks behind them.
 * One panel is open at a time, and a red edge marks those where something is missing or at issue. Renders a `div`.
 *
 * Keyboard: as Accordion.
 *
 * Accessibility: a panel is a group named by its title, its header described by its counts; the red edge repeats what they say.
 */
export function VerificationPanels({
  panels,
  pages,
  currentPage,
  headingLevel = 2,
  className,
  ...rest
}: VerificationPanelsProps) {
  const Subheading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <Accordion {...rest} className={clsx(styles.root, className)}>
      {panels.map(({ id, title, part }) => {
        const counts = panelCounts(part);
        return (
          <AccordionItem
            key={id}
            value={id}
            role="group"
            aria-label={title}
            className={styles.panel}
            data-attention={counts.attention || undefined}
          >
            <PanelHeader title={title} counts={counts} headingLevel={headingLevel} />
            <AccordionContent className={styles.content}>
              <p className={styles.details}>{part.details}</p>
              <section>
                <Subheading className={styles.subheading}>Pages</Subheading>
                <PageMetadataList pages={pages} currentPage={currentPage} />
              </section>
              <section>
                <Subheading className={styles.subheading}>Checks</Subheading>
                <CheckList checks={part.checks} />
              </section>
            </AccordionContent>
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}
