import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { examples } from '../../stories/examples';
import { Guidance } from '../../stories/Guidance';
import { Button } from '../Button';
import { Card } from '../Card';
import { Stack } from '../Stack';
import { Dialog } from './Dialog';

const actions = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Confirm</Button>
  </>
);

const openButton = <Button>Open</Button>;

/** Compares bounding boxes: `toBeVisible` does not check whether an element is inside the viewport. */
async function expectInViewport(element: Element) {
  await waitFor(async () => {
    const { top, bottom } = element.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
}

const meta = {
  title: 'Components/Dialog',
  tags: ['feedback'],
  component: Dialog,
  args: {
    title: 'Review document',
    description: 'Luntian electricity bill Oct 2026.pdf',
    children: 'The meter number and the address agree with the record of the client.',
    footer: actions,
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: examples({ None: undefined, 'Button “Open”': openButton }),
    footer: examples({
      None: undefined,
      'Cancel, Confirm': actions,
      Reject: <Button variant="danger">Reject Document</Button>,
    }),
  },
  parameters: {
    alsoCalled: ['modal', 'popup', 'lightbox'],
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading is the accessible name, the sentence below it the description. */
export const Default: Story = {
  args: { defaultOpen: true },
  parameters: {
    spoken: [
      'dialog, Review document, Luntian electricity bill Oct 2026.pdf',
      'heading, level 2, Review document',
      'Luntian electricity bill Oct 2026.pdf',
      'The meter number and the address agree with the record of the client.',
      'button, Cancel',
      'button, Confirm',
      'button, Close',
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Review document' });
    await expect(dialog).toHaveAccessibleDescription('Luntian electricity bill Oct 2026.pdf');
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Review document');
  },
};

/** For a question without a form. */
export const Small: Story = { args: { defaultOpen: true, size: 'small' } };

/** For a long text; on a phone it is nearly as high as the screen. */
export const Large: Story = {
  args: { defaultOpen: true, size: 'large' },
  play: async () => {
    await expectInViewport(await screen.findByRole('button', { name: 'Confirm' }));
  },
};

/** Without a description or actions, the close button is the only button. */
export const MissingParts: Story = {
  args: { defaultOpen: true, description: undefined, footer: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  },
};

/** Overflowing content scrolls; heading and actions stay visible. */
export const TallContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 48 }, (_, index) => (
      <p key={index}>Page {index + 1} agrees with the record of the client.</p>
    )),
  },
  play: async () => {
    await expectInViewport(await screen.findByRole('button', { name: 'Confirm' }));
    await expectInViewport(screen.getByRole('button', { name: 'Close' }));
  },
};

/** Long names wrap; the close button stays in its corner. */
export const LongTitle: Story = {
  args: {
    defaultOpen: true,
    title: 'Suriin ang kasulatan ng pagpaparehistro ng negosyo bago matapos ang araw',
    description:
      'PANADERYA_DAPITHAPON_AT_MGA_ANAK_SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI.pdf',
  },
};

/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    dir: 'rtl',
    title: 'مراجعة المستند',
    description: 'فاتورة كهرباء',
    children: 'رقم العداد والعنوان مطابقان لسجل العميل.',
  },
};

/** Focus moves into the dialog and is trapped there; Escape closes the dialog and returns focus to the trigger. */
export const FocusTrap: Story = {
  name: 'Focus trap and Escape',
  args: { trigger: openButton },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    const stops = ['Confirm', 'Close', 'Cancel', 'Confirm'];
    await step('opening moves focus to the first focusable element', async () => {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('Tab and Shift+Tab cycle inside the dialog', async () => {
      for (const name of stops) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name })).toHaveFocus();
      }
      for (const name of stops.slice(0, 3).toReversed()) {
        await userEvent.tab({ shift: true });
        await expect(screen.getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('Escape closes it and returns focus to the trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    ['Title', 'Names the dialog.', 'start', 'h2'],
    [
      'Close button',
      'Like Escape and a press on the page behind.',
      'top',
      '[role=dialog] > button',
    ],
    ['Description', 'Optional: what it is about; announced with the title.', 'start', 'h2 + p'],
    [
      'Content',
      'Scrolls if it is high; title and actions stay.',
      'end',
      '[role=dialog] div > div:nth-child(2)',
    ],
    ['Actions', 'The most important last.', 'bottom', '[role=dialog] div > div:nth-child(3)'],
  ),
  args: { defaultOpen: true, size: 'small' },
  parameters: { docs: { story: { height: '720px' } } },
};

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: (
            <>
              <Button>Cancel</Button>
              <Button variant="danger">Reject Document</Button>
            </>
          ),
          why: 'The button names the action, so it makes sense on its own.',
          dont: (
            <>
              <Button>No</Button>
              <Button variant="primary">Yes</Button>
            </>
          ),
          whyNot: '“Yes” means nothing without the text above it.',
        },
        {
          do: <span role="status">Document has been rejected</span>,
          why: 'Use a toast for a message that needs no answer.',
          dont: (
            <Card>
              <Stack gap="2">
                Document has been rejected<Button>OK</Button>
              </Stack>
            </Card>
          ),
          whyNot: 'A dialog with nothing to decide costs a click every time.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.7 } },
  args: { defaultOpen: true, size: 'small' },
};
