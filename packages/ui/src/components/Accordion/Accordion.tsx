import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Accordion.module.css';

export interface AccordionProps extends Omit<
  Radix.AccordionSingleProps,
  'type' | 'collapsible' | 'value' | 'onValueChange'
> {
  /** The value of the open item; the empty string where none is open. */
  value?: string;
  /** Called with the value of the item that opens, or the empty string. */
  onValueChange?: (value: string) => void;
}

/**
 * Items that open one at a time; the open one can be closed again. Renders a `div`.
 * Not for choosing between views of one thing: use Tabs.
 *
 * Keyboard: Tab and the arrow keys go from header to header, Home and End to the first and the last; Enter
 * or Space opens and closes.
 *
 * Accessibility: each header is a button inside a heading and says whether it is open; what it opens is a
 * region named by it.
 */
export function Accordion({ className, ...rest }: AccordionProps) {
  return (
    <Radix.Root {...rest} type="single" collapsible className={clsx(styles.root, className)} />
  );
}

export type AccordionItemProps = Radix.AccordionItemProps;

/** One header and what it opens. Renders a `div`. */
export function AccordionItem({ className, ...rest }: AccordionItemProps) {
  return <Radix.Item {...rest} className={clsx(styles.item, className)} />;
}

export type AccordionHeadingLevel = 2 | 3 | 4;

export interface AccordionHeaderProps extends Radix.AccordionTriggerProps {
  /**
   * The level of the heading around the trigger.
   * @default 3
   */
  headingLevel?: AccordionHeadingLevel;
}

/**
 * The heading of an item, with the button that opens it. Renders `h2`, `h3` or `h4` around a `button`;
 * props go to the button, and a press anywhere in a positioned ancestor of the heading counts.
 */
export function AccordionHeader({
  headingLevel = 3,
  className,
  children,
  ...rest
}: AccordionHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Header asChild>
      <Heading className={styles.heading}>
        <Radix.Trigger {...rest} className={clsx(styles.trigger, className)}>
          {children}
          <ChevronDown className={styles.chevron} aria-hidden size={16} />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  );
}

export type AccordionContentProps = ComponentProps<typeof Radix.Content>;

/** What an item opens: a region named by its header. Renders a `div`. */
export function AccordionContent({ className, children, ...rest }: AccordionContentProps) {
  return (
    <Radix.Content {...rest} className={clsx(styles.content, className)}>
      <div className={styles.body}>{children}</div>
    </Radix.Content>
  );
}
