import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from './Toaster';
import type { ToasterProps } from './Toaster';

function Dismissible(props: ToasterProps) {
  const [isGone, setIsGone] = useState(false);
  return (
    <Toaster {...props} toast={isGone ? null : props.toast} onDismiss={() => setIsGone(true)} />
  );
}

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  args: {
    toast: { id: 1, message: 'Document has been approved successfully', tone: 'success' },
    duration: Infinity,
    onDismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After an approval. */
export const Default: Story = {};

/** After a rejection. */
export const Rejected: Story = {
  args: { toast: { id: 1, message: 'Document has been rejected', tone: 'danger' } },
};

/** What only the sample knows of. */
export const Neutral: Story = {
  args: { toast: { id: 1, message: 'Sample only: the client was not saved', tone: 'neutral' } },
};

/** A long message wraps. */
export const LongMessage: Story = {
  args: {
    toast: {
      id: 1,
      message:
        'Sample only: 1,204 files of Kooperatiba ng mga Magsasaka at Mangingisda were not sent',
      tone: 'neutral',
    },
  },
};

/** Dismissed by its button before its time. */
export const Dismissed: Story = {
  render: (args) => <Dismissible {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/approved successfully/)).toBeNull());
  },
};

/** Gone after three seconds, and not before. */
export const GoesByItself: Story = {
  args: { duration: 3000 },
  render: (args) => <Dismissible {...args} />,
  play: async () => {
    const start = performance.now();
    await expect(await screen.findByText(/approved successfully/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/approved successfully/)).toBeNull(), {
      timeout: 5000,
    });
    const stayed = performance.now() - start;
    await expect(stayed).toBeGreaterThan(2700);
    await expect(stayed).toBeLessThan(4000);
  },
};
