import { pageMetadata } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageMetadataList } from './PageMetadataList';

const meta = {
  title: 'Patterns/PageMetadataList',
  component: PageMetadataList,
  args: { pages: pageMetadata },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof PageMetadataList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two sample pages that have metadata. */
export const Default: Story = {};

/** The page shown in the viewer is highlighted. */
export const CurrentPage: Story = {
  args: { currentPage: 2 },
  parameters: {
    spoken: [
      'list, Pages, 2 items',
      'Page 1',
      'File Size',
      '1.24 MB',
      'File Type',
      'PDF',
      'Page Size',
      'Letter 8.5 x 11 in',
      'Resolution',
      '300 dpi',
      'Page 2, current page',
      'File Size',
      '0.98 MB',
      'File Type',
      'PDF',
      'Page Size',
      'Letter 8.5 x 11 in',
      'Resolution',
      '300 dpi',
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(second).toHaveAttribute('aria-current', 'page');
  },
};

/** The viewer shows a page without metadata. */
export const UnknownPage: Story = {
  args: { currentPage: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No metadata for this page')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(pageMetadata.length);
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 380, scale: 0.72 } },
};
