import { clsx } from 'clsx';
import { Children, isValidElement } from 'react';
import type { ComponentProps } from 'react';
import styles from './CardGrid.module.css';

export type CardGridLayout = 'cards' | 'list' | 'row';

export const cardGridLayouts = ['cards', 'list', 'row'] as const satisfies CardGridLayout[];

export interface CardGridProps extends ComponentProps<'ul'> {
  /**
   * `cards` fills as many columns as fit and leaves the rest of the last row empty; `list` has one column, for ordered
   * cards; `row` lets a few small items, such as counters, share the whole width.
   * @default 'cards'
   */
  layout?: CardGridLayout;
}

/**
 * Lays out cards of equal width, as many per row as fit. Renders a `ul` with an `li` around each child; a child that
 * renders nothing takes no space. Not for data with common columns: use a Table.
 *
 * Accessibility: a list, so screen readers announce the number of cards.
 */
export function CardGrid({ layout = 'cards', className, children, ...rest }: CardGridProps) {
  return (
    <ul role="list" {...rest} data-layout={layout} className={clsx(styles.root, className)}>
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index} className={styles.item}>
          {child}
        </li>
      ))}
    </ul>
  );
}
