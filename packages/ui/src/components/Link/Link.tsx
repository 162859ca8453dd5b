import { clsx } from 'clsx';
import { createContext, createElement, useContext } from 'react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Link.module.css';

const LinkComponentContext = createContext<ElementType<ComponentProps<'a'>>>('a');

export interface LinkProviderProps {
  /** Renders every link below: takes the props of an `a` element. */
  component: ElementType<ComponentProps<'a'>>;
  children: ReactNode;
}

/**
 * Tells all links of the library what to render, so that the app can bring its router
 * and the library needs to know none. Without it links are plain `a` elements.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponentContext value={component}>{children}</LinkComponentContext>;
}

/** An `a` element, or what {@link LinkProvider} put in its place, without any look of its own. */
export function Anchor(props: ComponentProps<'a'>) {
  return createElement(useContext(LinkComponentContext), props);
}

export interface LinkProps extends ComponentProps<'a'> {
  /** The address, as a path of the app or an anchor of the page. */
  href: string;
  /**
   * `default` is underlined in the accent colour; `quiet` takes the colour of its surroundings
   * and is underlined on hover, for tables and lists where every row has a link.
   * @default 'default'
   */
  variant?: LinkVariant;
}

export type LinkVariant = 'default' | 'quiet';

export const linkVariants = ['default', 'quiet'] as const satisfies LinkVariant[];

/**
 * A link in running text or in a table. Renders an `a` element.
 * For a link that should look like a button use `<Button asChild>` around an {@link Anchor}.
 *
 * Keyboard: Enter follows it.
 *
 * Accessibility: its text says where it leads. The underline of a quiet link is there under the pointer and
 * in forced colours.
 */
export function Link({ variant = 'default', className, ...rest }: LinkProps) {
  return <Anchor {...rest} data-variant={variant} className={clsx(styles.root, className)} />;
}
