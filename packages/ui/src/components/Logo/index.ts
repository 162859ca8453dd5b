export { BrandProvider, Logo } from './Logo';
export type { BrandProviderProps, LogoProps } from './Logo';
