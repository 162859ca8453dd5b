import { dashboardCounts } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Files, TriangleAlert, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { CardGrid } from '../CardGrid';
import { StatCounter } from './StatCounter';

const meta = {
  title: 'Components/StatCounter',
  component: StatCounter,
  args: { label: 'Files', value: dashboardCounts.filesCount },
} satisfies Meta<typeof StatCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Files');
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^1300$/);
  },
};

/** The dashboard's three, side by side at every width. */
export const Row: Story = {
  render: () => (
    <CardGrid layout="row">
      <StatCounter icon={<Files />} label="Files" value={dashboardCounts.filesCount} />
      <StatCounter icon={<Users />} label="Clients" value={dashboardCounts.clientsCount} />
      <StatCounter
        icon={<TriangleAlert />}
        label="Needs Review"
        value={dashboardCounts.needsReviewCount}
      />
    </CardGrid>
  ),
};

/** Nothing to count is a count too. */
export const Zero: Story = { args: { label: 'Needs Review', value: 0 } };

/** A long label and a large figure wrap inside the card. */
export const Long: Story = {
  args: { label: 'Mga dokumentong naghihintay ng pagsusuri', value: 1234567890 },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};
