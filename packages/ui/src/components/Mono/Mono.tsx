import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Mono.module.css';

export type MonoProps = ComponentProps<'span'>;

/**
 * A date or identifier in monospaced digits that line up from row to row and never wrap. Renders a `span` that
 * reads left to right in any text. Not for code: use a CodeBlock or a `code` element.
 */
export function Mono({ className, ...rest }: MonoProps) {
  return <span dir="ltr" {...rest} className={clsx(styles.root, className)} />;
}
