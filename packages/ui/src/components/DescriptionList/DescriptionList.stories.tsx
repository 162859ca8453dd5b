import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Components/DescriptionList',
  tags: ['data'],
  parameters: { alsoCalled: ['definition list', 'key-value pairs', 'properties'] },
  component: DescriptionList,
  args: {
    items: [
      { term: 'File size', description: '1.2 MB' },
      { term: 'Page size', description: 'Letter 8.5 x 11 in' },
      { term: 'Resolution', description: '300 dpi' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One property per line, its name before its value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['File size', 'Page size', 'Resolution']);
  },
};

/** Side by side, each name above its value; wraps where they do not fit. */
export const Columns: Story = { args: { layout: 'columns' } };

/** Long names and values wrap within their columns. */
export const Long: Story = {
  args: {
    items: [
      {
        term: 'Petsa ng huling pagbabago sa talaan',
        description: 'amihan-savings-statement-september-2026-front-and-back-rescanned.pdf',
      },
      { term: 'Uri', description: 'Articles of Incorporation' },
    ],
  },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 260 } },
};
