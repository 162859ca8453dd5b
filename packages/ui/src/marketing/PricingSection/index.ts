export { PricingSection } from './PricingSection';
export type { Plan, PricingSectionProps } from './PricingSection';
