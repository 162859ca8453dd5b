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

async function expectToast(message: string) {
  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
}

const meta = {
  title: 'Components/Toaster',
  tags: ['feedback'],
  component: Toaster,
  args: { toast: approved, duration: Infinity, onDismiss: fn() },
  parameters: {
    alsoCalled: ['snackbar', 'notification'],
    docs: { story: { inline: false, height: '160px' } },
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After an approval. The toast is inside a `status` region, so screen readers announce it. */
export const Default: Story = {
  parameters: {
    spoken: [
      'status',
      'group, Notifications (F8)',
      'Document has been approved successfully',
      'button, Dismiss',
    ],
  },
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

/** A neutral message: nothing was approved, rejected or saved. */
export const Neutral: Story = {
  args: { toast: { id: 1, message: 'Sample only: the client was not saved', tone: 'neutral' } },
  play: async () => {
    await expectToast('Sample only: the client was not saved');
  },
};

/** A long message wraps next to its icon. */
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

/** Dismissed by the user. */
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

/** Holds back timers of three seconds, which only the toast has, until the story advances the clock. */
function stopClock() {
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
  const held = new Map<number, { at: number; run: () => void }>();
  let now = 0;
  window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) => {
    const id = startTimer(run, delay, ...rest);
    if (delay === 3000) {
      stopTimer(id);
      held.set(id, { at: now + delay, run });
    }
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    held.delete(Number(id));
    stopTimer(id);
  };
  return {
    putForward(milliseconds: number) {
      now += milliseconds;
      for (const [id, { at, run }] of held) {
        if (at <= now && held.delete(id)) run();
      }
    },
    release: () => Object.assign(window, { setTimeout: startTimer, clearTimeout: stopTimer }),
  };
}

/** The clock of the current story. */
let clock: ReturnType<typeof stopClock>;

function withStoppedClock() {
  clock = stopClock();
  return () => void clock.release();
}

/** Expects the toast to stay open for a frame, in which React would render a dismissal that came too early. */
async function expectStaysOpen(message: string) {
  await new Promise(requestAnimationFrame);
  await expect(screen.getByText(message)).toBeVisible();
}

async function expectNoToast() {
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Document'));
}

/** The toast disappears after three seconds (fake clock); the same toast can be shown again. */
export const GoneAfterThreeSeconds: Story = {
  args: { duration: undefined },
  render: (args) => <ToasterWithButtons {...args} />,
  beforeEach: withStoppedClock,
  play: async ({ canvas, step }) => {
    for (const time of ['the first time', 'the second time']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expectToast(approved.message);
      await step(`still shown after 2,999 ms, ${time}`, async () => {
        clock.putForward(2999);
        await expectStaysOpen(approved.message);
      });
      await step(`gone after 3,000 ms, ${time}`, async () => {
        clock.putForward(1);
        await expectNoToast();
      });
    }
    clock.release();
  },
};

/** A new toast replaces the old one and gets its own three seconds. */
export const Replaced: Story = {
  args: { duration: undefined },
  render: (args) => <ToasterWithButtons {...args} />,
  beforeEach: withStoppedClock,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expectToast(approved.message);
    clock.putForward(2000);
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expectToast('Document has been rejected');
    await expect(screen.queryByText(approved.message)).toBeNull();
    clock.putForward(2000);
    await expectStaysOpen('Document has been rejected');
    clock.putForward(1000);
    await expectNoToast();
    clock.release();
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 440, scale: 0.72, on: 'window' } },
  decorators: [
    (Story) => (
      <>
        <p style={{ padding: 24 }}>Documents Needing Review</p>
        {Story()}
      </>
    ),
  ],
};
