import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter';

const meta = {
  title: 'Marketing/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A longer line goes below the brand. */
export const LongLine: Story = {
  args: {
    line: 'Pagbasa at pagpapatunay ng mga dokumento para sa mga unibersal na bangko, bangkong rural at institusyong microfinance sa buong kapuluan.',
  },
};

/** Read from right to left. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
