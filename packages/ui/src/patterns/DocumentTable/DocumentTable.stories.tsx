import { documents } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DocumentTable } from './DocumentTable';

const meta = {
  title: 'Patterns/DocumentTable',
  component: DocumentTable,
  args: {
    label: 'Documents of all clients',
    documents,
    documentHref: (document: ClientDocument) =>
      `#/clients/${document.clientId}/documents/${document.id}`,
    onSortChange: fn(),
  },
} satisfies Meta<typeof DocumentTable<ClientDocument>>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Documents that need review come first, the newest on top. They have a second link next to their status, described by
 * the document's name.
 */
export const Default: Story = {
  parameters: {
    spoken: [
      'table, Documents of all clients',
      'Documents of all clients',
      'column header, Document',
      'button, Document',
      'column header, Type',
      'button, Type',
      'column header, Upload Date',
      'button, Upload Date',
      'column header, Status',
      'button, Status',
      'link, Sampaguita statement Oct 2026.pdf',
      'Bank Statement',
      '2026-11-16',
      'Needs Review',
      'link, Review Now, Sampaguita statement Oct 2026.pdf',
      'link, Dapithapon BIR 2303.pdf',
      'BIR Form 2303',
      '2026-11-09',
      'Needs Review',
      'link, Review Now, Dapithapon BIR 2303.pdf',
      'link, Dapithapon DTI registration.pdf',
      'DTI Certificate',
      '2026-11-03',
      'Needs Review',
      'link, Review Now, Dapithapon DTI registration.pdf',
      'link, Luntian electricity bill Oct 2026.pdf',
      'Utility Bill',
      '2026-10-27',
      'Needs Review',
      'link, Review Now, Luntian electricity bill Oct 2026.pdf',
      'link, Quizon ID front and back.pdf',
      'ID Document',
      '2026-10-07',
      'Verified',
      'link, Amihan savings statement Sep 2026.pdf',
      'Bank Statement',
      '2026-10-06',
      'Verified',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Document',
      'Type',
      'Upload Date',
      'Status',
    ]);
    const waiting = documents.filter(({ needsReview }) => needsReview);
    const links = canvas.getAllByRole('link', { name: 'Review Now' });
    await expect(links).toHaveLength(waiting.length);
    await expect(links[0]).toHaveAccessibleDescription(waiting.at(-1)!.name);
    await expect(links[0]).toHaveAttribute('href', '#/clients/CL-1001/documents/DOC-2006');
    const verified = canvas.getByRole('row', { name: /Quizon ID/ });
    await expect(within(verified).getByText('Verified')).toBeVisible();
    await expect(within(verified).getAllByRole('link')).toHaveLength(1);
  },
};

/** All verified: no 'Review Now' anywhere. */
export const AllVerified: Story = {
  args: { documents: documents.filter(({ needsReview }) => !needsReview) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Review Now' })).toBeNull();
  },
};

/** There are no documents. */
export const Empty: Story = { args: { documents: [] } };

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 760, scale: 0.655, on: 'window', from: { x: -16, y: -8 } } },
  args: { documents: documents.slice(0, 4) },
};
