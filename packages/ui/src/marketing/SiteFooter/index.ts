export { SiteFooter } from './SiteFooter';
export type { SiteFooterProps, SiteFooterSection } from './SiteFooter';
