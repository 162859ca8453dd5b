import { claims, institutionSegments, pricingPlans } from '@patunay/fixtures';
import {
  ApiExample,
  CallToAction,
  FeatureList,
  Hero,
  LandingPage,
  PricingSection,
  SegmentList,
  SiteFooter,
  SiteHeader,
  Statistics,
} from '@patunay/ui';

const dashboard = '/dashboard';

const prices = [
  { price: '$0.20', unit: 'per API call' },
  { price: '$0.18', unit: 'per call at volume' },
];

/** The public page. It is prerendered and runs without a script. */
export function Component() {
  return (
    <LandingPage header={<SiteHeader loginHref={dashboard} />} footer={<SiteFooter />}>
      <Hero startHref={dashboard} prices={prices} />
      <SegmentList segments={institutionSegments} />
      <FeatureList />
      <PricingSection plans={pricingPlans} />
      <ApiExample />
      <Statistics statistics={claims} />
      <CallToAction href={dashboard} />
    </LandingPage>
  );
}
