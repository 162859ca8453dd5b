import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { HeadingLevel } from '../../headingLevel';
import styles from './Accordion.module.css';

export interface AccordionProps extends Omit<
  Radix.AccordionSingleProps,
  'type' | 'collapsible' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** The value of the open item, or `null` for none (controlled). */
  value?: string | null;
  /**
   * The value of the item that is open initially, or `null` for none (uncontrolled).
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the value of the item that opened, or `null` when the open item closed. */
  onValueChange?: (value: string | null) => void;
}

/**
 * Collapsible items, one of which can be open at a time. Renders a `div`. Not for switching between views of one
 * thing: use Tabs.
 *
 * Keyboard: Tab and the arrow keys move between headers, Home and End to the first and the last; Enter or Space
 * toggles an item.
 *
 * Accessibility: each header is a button inside a heading and exposes its expanded state; the content is a region
 * labelled by its header.
 */
export function Accordion({
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  return (
    <Radix.Root
      {...rest}
      type="single"
      collapsible
      // Radix uses the empty string for no open item.
      value={value === null ? '' : value}
      defaultValue={defaultValue ?? ''}
      onValueChange={(next) => onValueChange?.(next === '' ? null : next)}
      className={clsx(styles.root, className)}
    />
  );
}

export type AccordionItemProps = Radix.AccordionItemProps;

/** One header and its content. Renders a `div`. */
export function AccordionItem({ className, ...rest }: AccordionItemProps) {
  return <Radix.Item {...rest} className={clsx(styles.item, className)} />;
}

export interface AccordionHeaderProps extends Radix.AccordionTriggerProps {
  /**
   * The level of the heading around the button.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/**
 * The heading of an item, with the button that opens it. Renders `h2`, `h3` or `h4` around a `button`; props go
 * to the button.
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
          {typeof children === 'string' ? <span>{children}</span> : children}
          <ChevronDown className={styles.chevron} aria-hidden size="1rem" />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  );
}

export type AccordionContentProps = ComponentProps<typeof Radix.Content>;

/** The content of an item: a region labelled by its header. Renders a `div`. */
export function AccordionContent({ className, children, ...rest }: AccordionContentProps) {
  return (
    <Radix.Content {...rest} className={clsx(styles.content, className)}>
      <div className={styles.body}>{children}</div>
    </Radix.Content>
  );
}
