import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  asChild?: boolean;
}

/**
 * Text for screen readers only. Not Radix's, whose style attribute a strict policy (`style-src 'self'`) refuses in
 * server-rendered pages: the text would show.
 */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Component = asChild ? Slot : 'span';
  return <Component {...rest} className={clsx(styles.root, className)} />;
}
