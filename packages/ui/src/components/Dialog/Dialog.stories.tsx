import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from './Dialog';

const actions = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Confirm</Button>
  </>
);

/** Measured rather than seen: a rectangle that lies within the window. */
async function expectInViewport(element: Element) {
  await waitFor(async () => {
    const { top, bottom } = element.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Review document',
    description: 'Luntian electricity bill Oct 2026.pdf',
    children: 'The meter number and the address agree with the record of the client.',
    footer: actions,
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name is the heading, its description the sentence below. */
export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Review document' });
    await expect(dialog).toHaveAccessibleDescription('Luntian electricity bill Oct 2026.pdf');
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Review document');
  },
};

/** For a question without a form. */
export const Small: Story = { args: { defaultOpen: true, size: 'small' } };

/** Where the heading says it all, nothing stands in for the description. */
export const WithoutDescription: Story = {
  args: { defaultOpen: true, description: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAttribute('aria-describedby');
  },
};

/** Nothing to decide: the close button is the only one. */
export const WithoutFooter: Story = { args: { defaultOpen: true, footer: undefined } };

/** More than fits: the middle scrolls, heading and actions stay in sight. */
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

/** Long names wrap; the close button keeps its corner. */
export const LongTitle: Story = {
  args: {
    defaultOpen: true,
    title: 'Suriin ang kasulatan ng pagpaparehistro ng negosyo bago matapos ang araw',
    description:
      'PANADERYA_DAPITHAPON_AT_MGA_ANAK_SERTIPIKO_NG_PAGPAPAREHISTRO_NG_NEGOSYO_2026_HULING_SIPI.pdf',
  },
};

/** Read from right to left: everything changes sides. */
export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    dir: 'rtl',
    title: 'مراجعة المستند',
    description: 'فاتورة كهرباء',
    children: 'رقم العداد والعنوان مطابقان لسجل العميل.',
  },
};

/** Opened by its trigger; Escape closes it and the focus returns there. */
export const OpenedByTrigger: Story = {
  args: { trigger: <Button>Open</Button> },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await step('open: the focus moves in', async () => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('Escape: the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** Opened from outside: the focus still returns to where it was. */
export const OpenedFromOutside: Story = {
  render: function OpenedFromOutside(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Review</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Review' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
