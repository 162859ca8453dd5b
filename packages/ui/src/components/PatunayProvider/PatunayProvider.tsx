import { clsx } from 'clsx';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useStyleCheck } from '../../developmentWarnings';
import { PortalContainer } from '../../portalContainer';
import { StrictStyles } from '../../serverStyle';
import { WordsProvider } from '../../words';
import type { PartialWords } from '../../words';
import { LinkProvider } from '../Link';
import type { LinkProviderProps } from '../Link';
import { BrandProvider } from '../Logo';
import type { BrandProviderProps } from '../Logo';
import styles from './PatunayProvider.module.css';

export type Theme = 'light' | 'dark';

export const themes = ['light', 'dark'] as const satisfies Theme[];

export interface PatunayProviderProps extends ComponentProps<'div'> {
  /**
   * The theme inside, with its own background.
   * @default the theme around it: of the page, by default that of the system
   */
  theme?: Theme;
  /** The bank's name and mark in every Logo. Its colours are set in CSS. */
  brand?: Omit<BrandProviderProps, 'children'>;
  /** Replaces the words that components render by themselves. Keep the object stable between renders. */
  words?: PartialWords;
  /**
   * Renders every Link and Anchor: the router's link, which takes the props of an `a` element.
   * @default 'a'
   */
  linkComponent?: LinkProviderProps['component'];
  /**
   * The element in which dialogs open. Set it if an ancestor of the provider clips or transforms its content.
   * @default an element at the end of the provider's
   */
  container?: HTMLElement;
  /**
   * Whether the page forbids style attributes (`style-src 'self'`): the library then renders none on a server, and the
   * widths of a table's columns apply once it is hydrated. Tabs and Accordion keep Radix's, which change nothing that
   * you would see; the browser reports them in the console.
   * @default false
   */
  strictStyles?: boolean;
}

/**
 * Adapts the library to its surroundings: theme, direction (`dir`), words, links, brand, and where dialogs open. Renders
 * a `div` with the library's font and text colour. Put it around the part of a page that uses the library, or around
 * everything in a shadow root or an iframe; providers can be nested, and an inner one without a prop keeps the outer
 * one's. Without any, components have English words and plain links, and dialogs open at the end of `body`.
 *
 * Accessibility: no role; set `lang` with `words` in another language, and `dir`.
 */
export function PatunayProvider({
  theme,
  brand,
  words,
  linkComponent,
  container,
  strictStyles = false,
  className,
  children,
  ...rest
}: PatunayProviderProps) {
  useStyleCheck(styles.root);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  let content = children;
  if (words) content = <WordsProvider words={words}>{content}</WordsProvider>;
  if (linkComponent) content = <LinkProvider component={linkComponent}>{content}</LinkProvider>;
  if (brand) content = <BrandProvider {...brand}>{content}</BrandProvider>;
  if (strictStyles) content = <StrictStyles value>{content}</StrictStyles>;
  return (
    <div {...rest} data-theme={theme} className={clsx(styles.root, className)}>
      <PortalContainer value={container ?? root ?? undefined}>{content}</PortalContainer>
      {/* Last, so that dialogs cover the content. */}
      <div ref={setRoot} className={styles.portals} />
    </div>
  );
}
