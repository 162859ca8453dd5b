import {
  callPrices,
  claims,
  institutionSegments,
  paperProofs,
  pricingPlans,
} from '@patunay/fixtures';
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
import { pages } from '../pages';

const dashboard = pages.Dashboard.path;

/** `/`: the landing page. Prerendered, and works without JavaScript. */
export function Component() {
  return (
    <LandingPage header={<SiteHeader loginHref={dashboard} />} footer={<SiteFooter />}>
      <Hero startHref={dashboard} prices={callPrices} />
      <SegmentList segments={institutionSegments} />
      <FeatureList />
      <PricingSection plans={pricingPlans} />
      <ApiExample />
      <Statistics statistics={claims} />
      <CallToAction href={dashboard} proofs={paperProofs} />
    </LandingPage>
  );
}
