import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import styles from './Logo.module.css';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Shows the mark without the name, which becomes its accessible name.
   * @default false
   */
  markOnly?: boolean;
}

/**
 * The product's mark (a ticked sheet of paper) and the name Patunay. Renders a `span`. Not a link: wrap it in
 * one if it should lead somewhere.
 *
 * Accessibility: with the name the mark is decorative; alone it is an image named Patunay.
 */
export function Logo({ markOnly = false, className, ...rest }: LogoProps) {
  const maskId = useId();
  return (
    <span {...rest} className={clsx(styles.root, className)}>
      <svg
        viewBox="0 0 20 20"
        className={styles.mark}
        {...(markOnly ? { role: 'img', 'aria-label': 'Patunay' } : { 'aria-hidden': true })}
      >
        <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="20">
          <path fill="white" d="M0 0h20v20H0z" />
          <path d="m6.2 11.8 2.8 2.7 5-5.7" fill="none" stroke="black" className={styles.tick} />
        </mask>
        <path
          mask={`url(#${maskId})`}
          className={styles.sheet}
          d="M4.5 1H12l5 5v11.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 17.5v-15A1.5 1.5 0 0 1 4.5 1Z"
        />
        <path className={styles.fold} d="M12 1l5 5h-3.5A1.5 1.5 0 0 1 12 4.5Z" />
      </svg>
      {!markOnly && 'Patunay'}
    </span>
  );
}
