import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './Tabs.module.css';

type Direction = 'ltr' | 'rtl';

export type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'asChild'>;

/**
 * Views of one thing, of which one is seen at a time. Renders a `div`.
 * Not for going to another page: use links.
 *
 * Keyboard: Tab reaches the selected tab; arrow keys, Home and End move along and show each view at once.
 *
 * Accessibility: the row is named by `label`; each view is a panel named by its tab.
 */
export function Tabs({ className, dir, children, ...rest }: TabsProps) {
  const [inherited, setInherited] = useState<Direction>();
  const measure = useCallback((element: HTMLElement | null) => {
    const { direction } = element ? getComputedStyle(element) : {};
    if (direction === 'rtl') setInherited(direction);
  }, []);
  return (
    // Radix moves by arrow keys, and marks its element, as if everything were left-to-right by default.
    <Radix.Root {...rest} dir={dir ?? inherited} asChild className={clsx(styles.root, className)}>
      <div ref={measure} dir={dir}>
        {children}
      </div>
    </Radix.Root>
  );
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
