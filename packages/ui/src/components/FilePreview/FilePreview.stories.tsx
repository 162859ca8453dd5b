import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FilePreview } from './FilePreview';

const page = await fetch(samplePageUrl('DOC-2003', 1));
const scan = new File([await page.blob()], 'luntian-october.png', {
  type: 'image/svg+xml',
});
const bill = new File(['%PDF-1.7'], 'luntian-october.pdf', { type: 'application/pdf' });
Object.defineProperty(bill, 'size', { value: 2_411_724 });

const notAvailable = 'Preview not available for this file type';

const meta = {
  title: 'Components/FilePreview',
  tags: ['data'],
  component: FilePreview,
  args: { file: scan, unavailable: notAvailable },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
} satisfies Meta<typeof FilePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

async function imageLoaded(image: HTMLElement) {
  await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
}

/** An image file is shown as is, also in StrictMode, where effects run twice. */
export const Default: Story = {
  decorators: [(Story) => <StrictMode>{Story()}</StrictMode>],
  parameters: {
    spoken: [
      'region, Preview',
      'heading, level 2, Preview',
      'graphic, luntian-october.png',
      'File name',
      'luntian-october.png',
      'Size',
      '0.31 MB',
      'Type',
      'image/svg+xml',
    ],
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'luntian-october.png' });
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await imageLoaded(image);
    await expect(canvas.getByText(/^\d+\.\d\d MB$/)).toBeVisible();
    await expect(canvas.getByText('image/svg+xml')).toBeVisible();
  },
};

/** No file is selected. */
export const Empty: Story = {
  args: { file: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select a file to preview')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A file that is not an image has no preview; its name, size and type are still shown. */
export const Pdf: Story = {
  args: { file: bill },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notAvailable)).toBeVisible();
    await expect(canvas.getByText('luntian-october.pdf')).toBeVisible();
    await expect(canvas.getByText('2.30 MB')).toBeVisible();
    await expect(canvas.getByText('application/pdf')).toBeVisible();
  },
};

/** A file that claims to be an image but cannot be decoded: our own icon replaces the browser's broken-image icon. */
export const BrokenImage: Story = {
  args: { file: new File(['not an image'], 'front.jpg', { type: 'image/jpeg' }) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'front.jpg' });
    await waitFor(() => expect(image).toHaveAttribute('data-broken'));
    await waitFor(() => expect(image.naturalWidth).toBe(24));
    await expect(canvas.queryByText(notAvailable)).toBeNull();
  },
};

export const PdfCover: Story = {
  ...Pdf,
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    ...Pdf.parameters,
    cover: { width: 360, scale: 0.7, on: 'window', from: { y: 215 } },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 340, scale: 0.94, on: 'window' } },
  play: Default.play,
};
