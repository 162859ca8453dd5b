import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useDirection } from '../../useDirection';
import styles from './Tabs.module.css';

export type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'orientation'>;

/**
 * Alternative views of the same content, one visible at a time. Renders a `div`. Not for navigating to another
 * page: use links.
 *
 * Keyboard: Tab reaches the selected tab; arrow keys, Home and End move between tabs and select them immediately, or,
 * with `activationMode="manual"`, Enter and Space do.
 *
 * Accessibility: the tab list is labelled by `label`; each view is a panel labelled by its tab.
 */
export function Tabs({ className, dir, children, ...rest }: TabsProps) {
  const [direction, inherit] = useDirection(dir);
  return (
    <Radix.Root {...rest} dir={direction} asChild className={clsx(styles.root, className)}>
      <div {...inherit}>{children}</div>
    </Radix.Root>
  );
}

export interface TabsListProps extends ComponentProps<typeof Radix.List> {
  /** The accessible name of the tab list. */
  label: string;
}

/** The tab list. Renders a `div`; in a container narrower than 576 px the tabs form two columns. */
export function TabsList({ label, className, ...rest }: TabsListProps) {
  return <Radix.List aria-label={label} {...rest} className={clsx(styles.list, className)} />;
}

export interface TabsTriggerProps extends ComponentProps<typeof Radix.Trigger> {
  /** Connects the tab to its content. It becomes part of an id, so it must not contain spaces. */
  value: string;
}

/** One tab. Renders a `button`. */
export function TabsTrigger({ onMouseDown, className, ...rest }: TabsTriggerProps) {
  return (
    <Radix.Trigger
      {...rest}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        // Focus before Radix does: browsers may show the focus ring after focus by script.
        if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
      }}
      className={clsx(styles.trigger, className)}
    />
  );
}

export interface TabsContentProps extends ComponentProps<typeof Radix.Content> {
  /** The `value` of the tab that shows this content. */
  value: string;
}

/** The content of a tab. Renders a `div`. */
export function TabsContent({ className, ...rest }: TabsContentProps) {
  return <Radix.Content {...rest} className={clsx(styles.content, className)} />;
}
