import { activity } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivityTable } from './ActivityTable';

const meta = {
  title: 'Patterns/ActivityTable',
  component: ActivityTable,
  args: {
    entries: activity,
    clientHref: ({ clientName }) => `#${clientName}`,
    // A rejected document has no page.
    documentHref: ({ action, documentName }) =>
      action === 'rejected' ? undefined : `#${documentName}`,
    onSortChange: fn(),
  },
} satisfies Meta<typeof ActivityTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All four actions, newest entry first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Time',
      'Client',
      'Document',
      'Action',
      'Details',
      'Actor',
    ]);
    for (const label of ['Uploaded', 'Approved', 'Rejected', 'Pages Added']) {
      await expect(canvas.getAllByText(label)[0]).toBeVisible();
    }
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links.slice(0, 2)).toEqual([activity[0]!.clientName, activity[0]!.documentName]);
    await expect(links).not.toContain('Bukal water bill Jun 2026.pdf');
  },
};

/** Nothing has happened yet. */
export const Empty: Story = {
  args: { entries: [] },
  parameters: {
    spoken: [
      'table, Who did what, and when',
      'Who did what, and when',
      'column header, Time',
      'button, Time',
      'column header, Client',
      'button, Client',
      'column header, Document',
      'button, Document',
      'column header, Action',
      'button, Action',
      'column header, Details',
      'button, Details',
      'column header, Actor',
      'button, Actor',
      'No activity yet',
    ],
  },
};

/** Long details and names wrap. */
export const LongTexts: Story = {
  args: {
    entries: [
      {
        ...activity[1]!,
        clientName: 'Pinagsamang Kooperatibang Magsasaka ng Kalinawan at Kasaganaan, Incorporated',
        documentName: 'articles-of-incorporation-amended-2026-front-and-back-rescanned.pdf',
        details:
          'Four pages added: the amended articles, the treasurer’s affidavit, the receipt, and the letter of the representative that was missing from the first upload',
      },
      activity[3]!,
    ],
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1100, scale: 0.58, on: 'window', from: { x: -16, y: -8 } } },
};
