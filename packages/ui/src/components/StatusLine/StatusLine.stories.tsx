import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusLine } from './StatusLine';

const meta = {
  title: 'Components/StatusLine',
  tags: ['feedback'],
  component: StatusLine,
  args: { children: 'Document has been approved successfully' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message, as shown when the Toaster's chunk has failed to load. */
export const Default: Story = {
  parameters: { spoken: ['status', 'Document has been approved successfully'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Document has been approved successfully',
    );
  },
};

/** Without a message nothing is visible. */
export const Empty: Story = { args: { children: undefined } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 330, scale: 0.96, on: 'window' } },
  decorators: [
    (Story) => (
      <>
        <p style={{ padding: 24 }}>Documents Needing Review</p>
        {Story()}
      </>
    ),
  ],
};
