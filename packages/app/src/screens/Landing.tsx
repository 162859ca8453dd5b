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
  ProductPicture,
  SegmentList,
  SiteFooter,
  SiteHeader,
  Statistics,
} from '@patunay/ui';
import { pages } from '../pages';
import dark832 from './pictures/dark-832.avif';
import dark1664 from './pictures/dark-1664.avif';
import light832 from './pictures/light-832.avif';
import light1664 from './pictures/light-1664.avif';

const dashboard = pages.Dashboard.path;

/** The two sizes of a picture, which `renderPictures.ts` makes. */
const sizesOf = (small: string, large: string) =>
  [
    { src: small, width: 832 },
    { src: large, width: 1664 },
  ] as const;

/** `/`: the landing page. The only page that is prerendered; it works without JavaScript. */
export function Component() {
  return (
    <LandingPage header={<SiteHeader loginHref={dashboard} />} footer={<SiteFooter />}>
      <Hero startHref={dashboard} prices={callPrices}>
        <ProductPicture
          alt="A bank statement in the back office, with two amounts marked, beside the checks that it failed"
          width={1280}
          height={800}
          light={sizesOf(light832, light1664)}
          dark={sizesOf(dark832, dark1664)}
        />
      </Hero>
      <SegmentList segments={institutionSegments} />
      <FeatureList />
      <PricingSection plans={pricingPlans} />
      <ApiExample />
      <Statistics statistics={claims} />
      <CallToAction href={dashboard} proofs={paperProofs} />
    </LandingPage>
  );
}
