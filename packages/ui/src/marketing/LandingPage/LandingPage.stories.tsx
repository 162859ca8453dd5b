import {
  callPrices,
  claims,
  institutionSegments,
  paperProofs,
  pricingPlans,
} from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiExample } from '../ApiExample';
import { CallToAction } from '../CallToAction';
import { FeatureList } from '../FeatureList';
import { Hero } from '../Hero';
import { PricingSection } from '../PricingSection';
import { SegmentList } from '../SegmentList';
import { SiteFooter } from '../SiteFooter';
import { SiteHeader, siteAnchors } from '../SiteHeader';
import { Statistics } from '../Statistics';
import { LandingPage } from './LandingPage';

const meta = {
  title: 'Marketing/LandingPage',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <SiteHeader loginHref="/dashboard" />,
    footer: <SiteFooter />,
    children: (
      <>
        <Hero startHref="/dashboard" prices={callPrices} />
        <SegmentList segments={institutionSegments} />
        <FeatureList />
        <PricingSection plans={pricingPlans} />
        <ApiExample />
        <Statistics statistics={claims} />
        <CallToAction href="/dashboard" proofs={paperProofs} />
      </>
    ),
  },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page: every anchor has one target, there is one `h1`, and nothing scrolls horizontally. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByText('Start Free Trial')).toHaveLength(1);
    for (const { id } of siteAnchors) {
      await expect(canvasElement.querySelectorAll(`#${id}`)).toHaveLength(1);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Right to left: the headings are in the right margin; drawings and code are not mirrored. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1280, scale: 0.25, on: 'window' } },
};
