import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Container.module.css';

/** The landing page's content width: centred, with a gutter on both sides. Renders a `div`. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.root, className)} />;
}
