import { reports } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart';

const meta = {
  title: 'Components/BarChart',
  tags: ['data'],
  parameters: { alsoCalled: ['plot', 'graph', 'histogram'] },
  component: BarChart,
  args: {
    label: 'Bank Statements',
    bars: reports.bank.map(({ bankName, count }) => ({ label: bankName, value: count })),
    shares: true,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts with their shares of the total. */
export const Default: Story = {
  parameters: {
    spoken: [
      'figure',
      'Bank Statements',
      'list, 4 items',
      'Bangko Sampaguita',
      '212',
      '46%',
      'Amihan Universal Bank',
      '148',
      '32%',
      'Pilandok Rural Bank',
      '64',
      '14%',
      'Kalinaw Microfinance',
      '37',
      '8%',
    ],
  },
};

/** Small counts have a scale of whole numbers. */
export const SmallCounts: Story = {
  args: {
    label: 'Checks that did not pass',
    shares: false,
    bars: [
      { label: 'Editing History', value: 3 },
      { label: 'Font Detection', value: 1 },
      { label: 'Trade Name', value: 0 },
    ],
  },
};

export const OneBar: Story = { args: { bars: [{ label: 'Bangko Sampaguita', value: 212 }] } };

/** Renders nothing without bars. */
export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

/** Only the first bars are shown; a sentence counts the rest. */
export const TenThousand: Story = {
  args: {
    bars: Array.from({ length: 10_000 }, (_, index) => ({
      label: `Branch ${index + 1}`,
      value: 10_000 - index,
    })),
    max: 5,
    shares: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('9995 more are not shown.')).toBeVisible();
  },
};

/** Long labels wrap; in a narrow container, they are above their bars. */
export const LongLabels: Story = {
  args: {
    bars: [
      {
        label: 'Pinagsamang Kooperatiba ng mga Magsasaka ng Kalinawan at Kasaganaan',
        value: 212,
      },
      { label: 'Bangko', value: 40 },
    ],
  },
};

/** Right to left: bars start on the right. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    label: 'كشوف حساب',
    bars: [
      { label: 'بنك المدينة', value: 212 },
      { label: 'بنك الريف', value: 64 },
    ],
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 560, scale: 0.6 } },
};
