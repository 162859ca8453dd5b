import { documents } from '@patunay/fixtures';
import type { Document } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentActivityList } from './RecentActivityList';

const meta = {
  title: 'Patterns/RecentActivityList',
  component: RecentActivityList,
  args: {
    documents,
    documentHref: (document: Document) => `#/clients/${document.clientId}/documents/${document.id}`,
  },
} satisfies Meta<typeof RecentActivityList<Document>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest upload first, whatever the order of the documents; a row is one link, named by all it shows. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(documents.length);
    await expect(links[0]).toHaveAccessibleName(
      'Sampaguita statement Oct 2026.pdf Bank Statement 2026-11-16',
    );
    await expect(links[0]).toHaveAttribute('href', '#/clients/CL-1001/documents/DOC-2006');
    await expect(links.at(-1)).toHaveAccessibleName(/^Amihan savings statement/);
  },
};

/** A single document. */
export const One: Story = { args: { documents: documents.slice(0, 1) } };

/** No document was uploaded yet. */
export const Empty: Story = { args: { documents: [] } };

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

/** In a narrow column type and date stand below the name. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
};

/** Right-to-left: the row begins on the right and points to the left. */
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

/** Pointer over a row. */
export const Hover: Story = { parameters: { pseudo: { hover: ['li:nth-child(2) a'] } } };

/** A row reached by keyboard: the ring stays inside the card. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } };
