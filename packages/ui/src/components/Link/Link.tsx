import { clsx } from 'clsx';
import { createContext, createElement, useContext } from 'react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Link.module.css';

const LinkComponentContext = createContext<ElementType<ComponentProps<'a'>>>('a');

export interface LinkProviderProps {
  /** Renders every Link and Anchor in the subtree; takes the props of an `a` element. */
  component: ElementType<ComponentProps<'a'>>;
  children: ReactNode;
}

/**
 * Sets the component, usually the router's, that {@link Link} and {@link Anchor} render. Without it, they render plain
 * `a` elements.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponentContext value={component}>{children}</LinkComponentContext>;
}

/** An unstyled link: an `a` element, or the component set by {@link LinkProvider}. */
export function Anchor(props: ComponentProps<'a'>) {
  return createElement(useContext(LinkComponentContext), props);
}

export interface LinkProps extends ComponentProps<'a'> {
  /** Any URL: a path in the app, an anchor on the page or another site. */
  href: string;
  /**
   * `default` has the accent colour; `quiet` has the text colour and a pale underline, for tables and lists
   * where every row has a link.
   * @default 'default'
   */
  variant?: LinkVariant;
}

export type LinkVariant = 'default' | 'quiet';

export const linkVariants = ['default', 'quiet'] as const satisfies LinkVariant[];

/**
 * A link in running text or in a table. Renders an `a` element. For a link that should look like a button use
 * `<Button asChild>` around an {@link Anchor}.
 *
 * Keyboard: Enter follows it.
 *
 * Accessibility: its text says where it leads, and an underline distinguishes it from text without relying on
 * colour.
 */
export function Link({ variant = 'default', className, ...rest }: LinkProps) {
  return <Anchor {...rest} data-variant={variant} className={clsx(styles.root, className)} />;
}
