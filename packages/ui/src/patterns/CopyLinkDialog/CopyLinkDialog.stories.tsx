import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CopyLinkDialog } from './CopyLinkDialog';

const url =
  'https://patunay.example/clients/CL-1001/documents/DOC-2006?finding=balance-verification&place=credits&zoom=150';

const meta = {
  title: 'Patterns/CopyLinkDialog',
  component: CopyLinkDialog,
  args: { open: true, onOpenChange: fn(), url },
  argTypes: { trigger: { control: false } },
  parameters: {
    alsoCalled: ['share dialog'],
    docs: { story: { inline: false, height: '400px' } },
  },
} satisfies Meta<typeof CopyLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole URL is selected, and cannot be changed. */
export const Default: Story = {
  parameters: {
    spoken: [
      'dialog, Copy link, The browser did not allow the page to copy the link. Please copy the address by hand.',
      'heading, level 2, Copy link',
      'The browser did not allow the page to copy the link. Please copy the address by hand.',
      `textbox, Address, ${url}, read only`,
      'button, Close',
    ],
  },
  play: async () => {
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Address' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
    await userEvent.keyboard('x');
    await expect(field).toHaveValue(url);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.6 } },
};
