import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Tabs.module.css';

export type TabsProps = ComponentProps<typeof Radix.Root>;

/**
 * Views of one thing, of which one is seen at a time. Renders a `div`.
 * Not for going to another page: use links.
 *
 * Keyboard: Tab reaches the selected tab; arrow keys, Home and End move along and show each view at once.
 *
 * Accessibility: the row is named by `label`; each view is a panel named by its tab.
 */
export function Tabs({ className, ...rest }: TabsProps) {
  return <Radix.Root {...rest} className={clsx(styles.root, className)} />;
}

export interface TabsListProps extends ComponentProps<typeof Radix.List> {
  /** Names the row of tabs. */
  label: string;
}

/** The row of tabs; arrow keys move along it. Renders a `div`; too narrow for one row, it makes two columns. */
export function TabsList({ label, className, ...rest }: TabsListProps) {
  return <Radix.List aria-label={label} {...rest} className={clsx(styles.list, className)} />;
}

export interface TabsTriggerProps extends ComponentProps<typeof Radix.Trigger> {
  /** Joins the tab to its content. No spaces: it becomes part of an id. */
  value: string;
}

/** One tab. Renders a `button`. */
export function TabsTrigger({ className, ...rest }: TabsTriggerProps) {
  return <Radix.Trigger {...rest} className={clsx(styles.trigger, className)} />;
}

export interface TabsContentProps extends ComponentProps<typeof Radix.Content> {
  /** The value of the tab that shows it. */
  value: string;
}

/** What a tab shows. Renders a `div`. */
export function TabsContent({ className, ...rest }: TabsContentProps) {
  return <Radix.Content {...rest} className={clsx(styles.content, className)} />;
}
