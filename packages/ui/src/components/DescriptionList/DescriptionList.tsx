import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export type DescriptionListLayout = 'rows' | 'columns';

export const descriptionListLayouts = [
  'rows',
  'columns',
] as const satisfies DescriptionListLayout[];

export interface DescriptionListItem {
  /** The name of the property. */
  term: ReactNode;
  /** Its value. */
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The properties, in display order. */
  items: readonly DescriptionListItem[];
  /**
   * `rows` shows one property per line, its name before its value; `columns` shows the properties side by side,
   * each name above its value.
   * @default 'rows'
   */
  layout?: DescriptionListLayout;
}

/**
 * The properties of one item, each with its name. Renders a `dl`. Not for the same properties of several items: use a
 * Table.
 *
 * Accessibility: each value is read with its name.
 */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl {...rest} data-layout={layout} className={clsx(styles.root, className)}>
      {items.map(({ term, description }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
