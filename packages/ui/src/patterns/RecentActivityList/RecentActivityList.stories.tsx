import { documents, sampleThumbnailUrl } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { looksDifferent } from '../../stories/pseudoStates';
import { RecentActivityList } from './RecentActivityList';

const meta = {
  title: 'Patterns/RecentActivityList',
  component: RecentActivityList,
  args: {
    documents,
    documentHref: (document: ClientDocument) =>
      `#/clients/${document.clientId}/documents/${document.id}`,
    thumbnail: ({ id }: ClientDocument) => sampleThumbnailUrl(id),
  },
} satisfies Meta<typeof RecentActivityList<ClientDocument>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest upload first, whatever the order of `documents`. Each row is one link, named by all its text. */
export const Default: Story = {
  parameters: {
    spoken: [
      'region, Recent Activity',
      'heading, level 2, Recent Activity',
      'list, 6 items',
      'link, Sampaguita statement Oct 2026.pdf Bank Statement Needs Review 2026-11-16',
      'link, Dapithapon BIR 2303.pdf BIR Form 2303 Needs Review 2026-11-09',
      'link, Dapithapon DTI registration.pdf DTI Certificate Needs Review 2026-11-03',
      'link, Luntian electricity bill Oct 2026.pdf Utility Bill Needs Review 2026-10-27',
      'link, Quizon ID front and back.pdf ID Document Verified 2026-10-07',
      'link, Amihan savings statement Sep 2026.pdf Bank Statement Verified 2026-10-06',
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(documents.length);
    await expect(links[0]).toHaveAccessibleName(
      'Sampaguita statement Oct 2026.pdf Bank Statement Needs Review 2026-11-16',
    );
    await expect(links[0]).toHaveAttribute('href', '#/clients/CL-1001/documents/DOC-2006');
    await expect(links.at(-1)).toHaveAccessibleName(/^Amihan savings statement/);
  },
};

/** Without thumbnails, names are at the start of the row. */
export const WithoutThumbnails: Story = { args: { thumbnail: undefined } };

/** No documents have been uploaded yet. */
export const Empty: Story = {
  args: { documents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Long names wrap; type and date stay in their columns. */
export const LongNames: Story = {
  args: {
    documents: [
      {
        ...documents[0]!,
        name: 'amihan-savings-statement-september-2026-front-and-back-rescanned-with-corrections-by-the-branch.pdf',
        type: 'Articles of Incorporation',
      },
      {
        ...documents[1]!,
        name: 'Katibayan ng pagpaparehistro ng negosyo, harap at likod, kasama ang resibo ng bayad at liham ng kinatawan.pdf',
      },
    ],
  },
};

/** Right to left: rows start on the right, and the chevron points left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    documents: [
      { ...documents[0]!, name: 'كشف حساب التوفير سبتمبر.pdf', type: 'كشف حساب' },
      { ...documents[1]!, name: 'بطاقة الهوية.pdf', type: 'بطاقة هوية' },
    ],
  },
};

/** The rows in their default, hover, active and focus states. */
export const States: Story = {
  name: 'Hover, active, focus',
  parameters: {
    pseudo: {
      hover: ['li:nth-child(2) a', 'li:nth-child(3) a'],
      active: ['li:nth-child(3) a'],
      focusVisible: ['li:nth-child(4) a'],
    },
  },
  play: looksDifferent('li:nth-child(1) a'),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 440, scale: 0.6 } },
  args: { documents: documents.slice(0, 3) },
};
