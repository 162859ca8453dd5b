import { clsx } from 'clsx';
import { createContext, useContext, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Logo.module.css';

interface Brand {
  /** The bank's name. */
  name: string;
  /** The bank's mark: a square `svg` or `img`, at most 1.25em wide. Decorative, because Logo adds the name. */
  mark: ReactNode;
}

const BrandContext = createContext<Brand | undefined>(undefined);

export interface BrandProviderProps extends Partial<Brand> {
  children: ReactNode;
}

/**
 * Puts a bank's name and mark in every {@link Logo} of the subtree. If either is missing, the logo is Patunay's.
 * Set colours and radius in CSS, with the `--pt-brand…` custom properties.
 */
export function BrandProvider({ name, mark, children }: BrandProviderProps) {
  return <BrandContext value={name && mark ? { name, mark } : undefined}>{children}</BrandContext>;
}

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Shows the mark without the name, which becomes its accessible name.
   * @default false
   */
  markOnly?: boolean;
}

/**
 * The product's mark (a ticked sheet of paper) and the name Patunay, or those of the bank that
 * {@link BrandProvider} sets. Renders a `span`. Not a link: wrap it in one if it should lead somewhere.
 *
 * Accessibility: with the name the mark is decorative; alone it is an image with the brand's name.
 */
export function Logo({ markOnly = false, className, ...rest }: LogoProps) {
  const brand = useContext(BrandContext);
  const name = brand?.name ?? 'Patunay';
  const image = markOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span {...rest} className={clsx(styles.root, className)}>
      {brand ? (
        <span className={styles.mark} {...image}>
          {brand.mark}
        </span>
      ) : (
        <Mark {...image} />
      )}
      {!markOnly && <span>{name}</span>}
    </span>
  );
}

/** A sheet of paper with a folded corner; the tick is cut out of it. */
function Mark(props: ComponentProps<'svg'>) {
  const maskId = useId();
  return (
    <svg viewBox="0 0 20 20" className={styles.mark} {...props}>
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
  );
}
