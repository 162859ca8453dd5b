export { PricingSection } from './PricingSection';
export type { PricingSectionProps } from './PricingSection';
