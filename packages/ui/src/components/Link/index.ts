export { Anchor, Link, LinkProvider, linkVariants } from './Link';
export type { LinkProps, LinkProviderProps, LinkVariant } from './Link';
