import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter';

const meta = {
  title: 'Marketing/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brand, table of contents and a note on the sample data; dark in both themes. */
export const Default: Story = {
  parameters: {
    spoken: [
      'contentinfo',
      'Patunay',
      'Document OCR and verification for financial institutions.',
      'navigation, Contents',
      'list, 5 items',
      'link, Accurate, fast, and one call away',
      'link, One call, one answer',
      'link, Pay by the call',
      'link, Request and response',
      'link, See it at work.',
      'heading, level 2, Sample data',
      'Every client, document and result shown is fixed sample data. These pages send nothing and store nothing; a file you choose stays on your device.',
    ],
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 640, scale: 0.5, on: 'desk' } },
};
