import { clsx } from 'clsx';
import { Children, isValidElement } from 'react';
import type { ComponentProps } from 'react';
import styles from './CardGrid.module.css';

export type CardGridLayout = 'cards' | 'wide' | 'row';

export const cardGridLayouts = ['cards', 'wide', 'row'] as const satisfies CardGridLayout[];

export interface CardGridProps extends ComponentProps<'ul'> {
  /**
   * `cards` fills as many columns as fit and leaves the rest of the last line free, `wide` does so with
   * cards of two columns;
   * `row` lets a few small things, such as counters, share the whole width.
   * @default 'cards'
   */
  layout?: CardGridLayout;
}

/**
 * Lays out cards of equal width, as many beside each other as fit. Renders a `ul` with an `li` around
 * each child that is drawn, so that their number is announced. Not for things with columns in common: use a Table.
 *
 * Accessibility: a list, so that the number of cards is announced.
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
