import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Toaster } from './Toaster';
import type { Toast } from './Toaster';

const approved = {
  id: 1,
  message: 'Document has been approved successfully',
  tone: 'success',
} as const satisfies Toast;

/** Found once it has faded in. */
async function expectToast(message: string) {
  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
}

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  args: { toast: approved, duration: Infinity, onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After an approval. The toast is a status, so it is read out where it appears. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(approved.message));
    await expectToast(approved.message);
  },
};

/** After a rejection. */
export const Rejected: Story = {
  args: { toast: { id: 1, message: 'Document has been rejected', tone: 'danger' } },
  play: async () => {
    await expectToast('Document has been rejected');
  },
};

/** Neither good nor bad: what a sample cannot do. */
export const Neutral: Story = {
  args: { toast: { id: 1, message: 'Sample only: the client was not saved', tone: 'neutral' } },
  play: async () => {
    await expectToast('Sample only: the client was not saved');
  },
};

/** A long sentence wraps beside its icon. */
export const LongMessage: Story = {
  args: {
    toast: {
      id: 1,
      message:
        'Sample only: SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI.pdf and 12 other files were not sent',
      tone: 'neutral',
    },
  },
  play: async ({ args }) => {
    await expectToast(String(args.toast?.message));
  },
};

/** Nothing to say: nothing to see. */
export const Empty: Story = {
  args: { toast: null },
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Dismissed by hand. */
export const Dismissed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

function ToasterWithButtons({ toast: first, ...rest }: React.ComponentProps<typeof Toaster>) {
  const [toast, setToast] = useState<Toast | null>(null);
  const reject = { id: 2, message: 'Document has been rejected', tone: 'danger' } as const;
  return (
    <div className="sb-row">
      <Button onClick={() => setToast(first)}>Approve</Button>
      <Button onClick={() => setToast(reject)}>Reject</Button>
      <Toaster {...rest} toast={toast} onDismiss={() => setToast(null)} />
    </div>
  );
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Three seconds, and it is gone; the same toast can come again. */
export const GoneAfterThreeSeconds: Story = {
  args: { duration: undefined },
  render: (args) => <ToasterWithButtons {...args} />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await screen.findByText(approved.message);
    const start = performance.now();
    await step('still there after 2.5 seconds', async () => {
      await pause(2500);
      await expect(screen.getByText(approved.message)).toBeVisible();
    });
    await step('gone before 3.8 seconds', async () => {
      await waitFor(() => expect(screen.queryByText(approved.message)).toBeNull(), {
        timeout: 5000,
      });
      await expect(performance.now() - start).toBeLessThan(3800);
    });
    await step('the same toast again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expectToast(approved.message);
      await waitFor(() => expect(screen.queryByText(approved.message)).toBeNull(), {
        timeout: 5000,
      });
    });
  },
};

/** A new toast takes the place of the old one and has three seconds of its own. */
export const Replaced: Story = {
  args: { duration: undefined },
  render: (args) => <ToasterWithButtons {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await screen.findByText(approved.message);
    await pause(2000);
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await screen.findByText('Document has been rejected');
    await expect(screen.queryByText(approved.message)).toBeNull();
    await pause(2000);
    await expect(screen.getByText('Document has been rejected')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Document'), {
      timeout: 5000,
    });
  },
};
