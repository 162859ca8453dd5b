import { dashboardCounts } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card';
import { StatStrip } from '../StatStrip';
import { AsideLayout } from './AsideLayout';

const meta = {
  title: 'Components/AsideLayout',
  tags: ['layout'],
  component: AsideLayout,
  args: {
    aside: (
      <StatStrip
        stats={[
          { label: 'Files', value: dashboardCounts.filesCount },
          { label: 'Needs Review', value: dashboardCounts.needsReviewCount, pending: true },
        ]}
      />
    ),
    children: <Card>The latest documents</Card>,
  },
} satisfies Meta<typeof AsideLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts and content side by side on a wide screen; the facts above the content on a phone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getByText('1300');
    const content = canvas.getByText('The latest documents');
    await expect(facts.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 900, scale: 0.345, on: 'desk' } },
  args: {
    aside: <Card style={{ fontSize: 40 }}>Facts</Card>,
    children: <Card style={{ fontSize: 40, blockSize: 400 }}>Content</Card>,
  },
};
