import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPicture } from './ProductPicture';

const page = [{ src: samplePageUrl('DOC-2006', 2), width: 850 }] as const;

const meta = {
  title: 'Marketing/ProductPicture',
  component: ProductPicture,
  args: { light: page, dark: page, alt: 'A page of a bank statement', width: 850, height: 1100 },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture of any size; here a sample page stands in for a screenshot. */
export const Default: Story = {
  parameters: { spoken: ['graphic, A page of a bank statement'] },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 400, scale: 0.5 } },
};
