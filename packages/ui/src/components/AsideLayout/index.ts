export { AsideLayout } from './AsideLayout';
export type { AsideLayoutProps } from './AsideLayout';
