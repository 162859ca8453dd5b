import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Stack.module.css';

export type StackGap = '2' | '4' | '5' | '6';

export const stackGaps = ['2', '4', '5', '6'] as const satisfies StackGap[];

export interface StackProps extends ComponentProps<'div'> {
  /**
   * A step of the spacing scale.
   * @default '4'
   */
  gap?: StackGap;
  /**
   * Renders its only child instead of a `div`.
   * @default false
   */
  asChild?: boolean;
}

/**
 * Stacks its children vertically with an even gap, each at full width. Renders a `div`. Not for running text;
 * for equal cards use a CardGrid.
 *
 * Accessibility: no role; the reading order is the visual order.
 */
export function Stack({ gap = '4', asChild = false, className, ...rest }: StackProps) {
  const Component = asChild ? Slot : 'div';
  return <Component {...rest} data-gap={gap} className={clsx(styles.root, className)} />;
}
