import { dashboardCounts } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Files } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatCounter } from './StatCounter';

const meta = {
  title: 'Components/StatCounter',
  component: StatCounter,
  args: { label: 'Files', value: dashboardCounts.filesCount },
} satisfies Meta<typeof StatCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One count as the dashboard has it: the raw number, without separators. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Files');
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^1300$/);
  },
};

/** With an icon: a long label and a large figure wrap inside the card. */
export const Long: Story = {
  args: { icon: <Files />, label: 'Mga dokumentong naghihintay ng pagsusuri', value: 1234567890 },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};
