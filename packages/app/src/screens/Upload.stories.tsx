import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageUrl } from '@patunay/fixtures';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { dropFiles } from '../flows/steps';
import type { Canvas } from '../flows/steps';
import { Component } from './Upload';

const page = await fetch(samplePageUrl('DOC-2003', 1));
const bills = [
  new File([await page.blob()], 'luntian-october.png', { type: 'image/svg+xml' }),
  new File(['%PDF-1.7'], 'luntian-september.pdf', { type: 'application/pdf' }),
];

async function list(canvas: Canvas, files: File[]) {
  await userEvent.selectOptions(canvas.getByLabelText('Document Type'), 'Utility Bill');
  await userEvent.type(canvas.getByLabelText('Client Name'), 'Maria Teresa Ibañez');
  dropFiles(canvas, files);
  const image = await canvas.findByRole<HTMLImageElement>('img', { name: bills[0]!.name });
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
}

const meta = {
  title: 'Screens/Upload',
  component: Component,
  ...onRoute,
  parameters: { overview: 'empty', layout: 'fullscreen', route: '/upload' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The empty form. */
export const Empty: Story = {
  parameters: {
    spoken: [
      ...spokenShell('Bulk Upload'),
      'navigation, Breadcrumb',
      'list, 2 items',
      'link, Dashboard',
      'Bulk Upload, current page',
      'heading, level 1, Bulk Upload Documents',
      'Client Type',
      'radio group, Client Type',
      'radio, Individual, checked',
      'radio, Merchant, not checked',
      'textbox, Client Name, required',
      'combobox, Document Type, Select a document type, collapsed',
      'Files',
      'group, Files, Enter client name and document type first PDF, JPG, PNG up to 10MB',
      'Drag and drop files here',
      'button, Browse files',
      'PDF, JPG, PNG up to 10MB',
      'Enter client name and document type first',
      'button, Upload 0 File(s), unavailable',
      'region, Preview',
      'heading, level 2, Preview',
      'Select a file to preview',
    ],
  },
};

/** Client type Merchant, which has other document types. */
export const Merchant: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Merchant' }));
    await expect(canvas.getByRole('option', { name: 'DTI Certificate' })).toBeInTheDocument();
  },
};

/** Two files are listed, and the first one is previewed. */
export const WithFiles: Story = {
  play: async ({ canvas }) => {
    await list(canvas, bills);
    await expect(canvas.getByRole('button', { name: 'Upload 2 File(s)' })).toBeEnabled();
  },
};

/** One unsupported file among supported ones. It is skipped, and the message names it. */
export const SomeSkipped: Story = {
  play: async ({ canvas }) => {
    await list(canvas, [...bills, new File(['a,b'], 'clients.csv', { type: 'text/csv' })]);
    await expect(canvas.getByText(/^Some files were skipped[.]/)).toBeVisible();
  },
};

/** After the upload: the toast says that this is a sample. Hovering keeps it open. */
export const UploadedToast: Story = {
  play: async ({ canvas }) => {
    await list(canvas, bills);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 2 File(s)' }));
    const toast = await screen.findByText('Sample only: 2 files were not sent');
    await userEvent.hover(toast);
    await waitFor(() => expect(toast).toBeVisible());
    // Focusing the button scrolls the page, which would leave the breadcrumb halfway under the sticky bar.
    window.scrollTo(0, 0);
  },
};
