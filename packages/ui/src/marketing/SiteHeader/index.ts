export { SiteHeader, siteAnchors } from './SiteHeader';
export type { SiteHeaderProps } from './SiteHeader';
