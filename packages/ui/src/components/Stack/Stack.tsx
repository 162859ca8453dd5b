import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Stack.module.css';

export type StackGap = '2' | '4' | '5' | '6';

export const stackGaps = ['2', '4', '5', '6'] as const satisfies StackGap[];

export interface StackProps extends ComponentProps<'div'> {
  /**
   * A step of the space scale.
   * @default '4'
   */
  gap?: StackGap;
  /**
   * Renders the only child in the stack's place.
   * @default false
   */
  asChild?: boolean;
}

/**
 * Puts its children one below the other, evenly spaced and each as wide as it is. Renders a `div`.
 * Not for running text, and not for equal cards: those go into a CardGrid.
 *
 * Accessibility: no role: it only sets distances, and the order read is the order seen.
 */
export function Stack({ gap = '4', asChild = false, className, ...rest }: StackProps) {
  const Component = asChild ? Slot : 'div';
  return <Component {...rest} data-gap={gap} className={clsx(styles.root, className)} />;
}
