export { PricingPlan } from './PricingPlan';
export type { PricingPlanProps } from './PricingPlan';
