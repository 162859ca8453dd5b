export { PricingBox } from './PricingBox';
export type { PricingBoxPrice, PricingBoxProps } from './PricingBox';
