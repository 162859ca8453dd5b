import { samplePageSvg } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FilePreview } from './FilePreview';

const scan = new File([samplePageSvg('Utility Bill', 1)], 'meralco-october.png', {
  type: 'image/svg+xml',
});
const bill = new File(['%PDF-1.7'], 'meralco-october.pdf', { type: 'application/pdf' });
Object.defineProperty(bill, 'size', { value: 2_411_724 });

const notAvailable = 'Preview not available for this file type';

const meta = {
  title: 'Components/FilePreview',
  component: FilePreview,
  args: { file: scan },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof FilePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

async function pictureLoaded(image: HTMLElement) {
  await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
}

/** An image file is shown as it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'meralco-october.png' });
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await pictureLoaded(image);
    await expect(canvas.getByText(/^\d+\.\d\d MB$/)).toBeVisible();
    await expect(canvas.getByText('image/svg+xml')).toBeVisible();
  },
};

/** Nothing is chosen. */
export const Empty: Story = {
  args: { file: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select a file to preview')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Only image files have a picture; the rest is told all the same. */
export const Pdf: Story = {
  args: { file: bill },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notAvailable)).toBeVisible();
    await expect(canvas.getByText('meralco-october.pdf')).toBeVisible();
    await expect(canvas.getByText('2.30 MB')).toBeVisible();
    await expect(canvas.getByText('application/pdf')).toBeVisible();
  },
};

/** The browser knows no type: the extension stands in. */
export const WithoutMimeType: Story = {
  args: { file: new File(['%PDF-1.7'], 'LTO.PDF') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pdf')).toBeVisible();
  },
};

/** A file that is called an image and is none reads like any other file. */
export const BrokenImage: Story = {
  args: { file: new File(['not an image'], 'front.jpg', { type: 'image/jpeg' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notAvailable)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A file of no bytes. */
export const ZeroBytes: Story = {
  args: { file: new File([], 'empty.png', { type: 'image/png' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notAvailable)).toBeVisible();
    await expect(canvas.getByText('0.00 MB')).toBeVisible();
  },
};

/** A wide picture keeps its proportions. */
export const WideImage: Story = {
  args: {
    file: new File(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="300"><rect width="2400" height="300" fill="#3e63dd"/></svg>',
      ],
      'barcode.svg',
      { type: 'image/svg+xml' },
    ),
  },
  play: async ({ canvas }) => pictureLoaded(canvas.getByRole('img')),
};

/** Three hundred letters wrap. */
export const LongName: Story = {
  args: { file: new File(['x'], `${'statementofaccount'.repeat(16)}.pdf`) },
};

/** Read from right to left. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    title: 'معاينة',
    file: new File(['x'], 'كشف حساب ٢٠٢٦.pdf', { type: 'application/pdf' }),
  },
};

/** Effects run twice in development: the picture still has a living address. */
export const InStrictMode: Story = {
  decorators: [(Story) => <StrictMode>{Story()}</StrictMode>],
  play: async ({ canvas }) => pictureLoaded(canvas.getByRole('img')),
};
