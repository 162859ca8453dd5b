import { samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Component } from '../screens/Dashboard';
import { onRoute } from './onRoute';
import {
  dismissToast,
  dropFiles,
  expectPage,
  expectToast,
  listenToConsole,
  openPage,
} from './steps';

const meta = {
  title: 'Flows/Bulk upload',
  component: Component,
  tags: ['!autodocs'],
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/dashboard', opens: ['/upload'] },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sample page, rasterised to a PNG file. */
async function imageOfSamplePage(name: string) {
  const image = new Image();
  image.src = samplePageUrl('DOC-2003', 1);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
}

/**
 * The same three files are dropped three times: without a document type, without a client name, and with both. The last
 * time, two are listed, and the one of an unsupported type is skipped.
 */
export const AWrongFileAmongRightOnes: Story = {
  parameters: {
    spokenSteps: [
      ['Bulk Upload Documents · Patunay', 'heading, level 1, Bulk Upload Documents'],
      ['Please select a document type before uploading'],
      [
        'Please enter a client name before uploading',
        'combobox, Document Type, Utility Bill, collapsed',
      ],
      [
        '2 files added. 2 files selected. Some files were skipped. Only PDF, JPG, and PNG files are supported.',
        'textbox, Client Name, Leonor Abad, required',
      ],
      [],
      ['button, Luntian bill.PDF, current'],
      ['Sample only: 2 files were not sent', 'button, Upload 2 File(s)'],
      [],
      [],
    ],
  },
  play: async ({ canvas, step }) => {
    const logged = listenToConsole();
    const files = [
      await imageOfSamplePage('Luntian bill page 1.png'),
      new File(['%PDF-1.7'], 'Luntian bill.PDF', { type: 'application/pdf' }),
      new File(['name,amount'], 'Readings.csv', { type: 'text/csv' }),
    ];
    const expectMessage = async (text: string) =>
      expect(await canvas.findByText(text)).toBeVisible();
    const preview = () => within(canvas.getByRole('region', { name: 'Preview' }));

    await step('From the dashboard, open Bulk Upload', async () => {
      await expectPage(canvas, 'Dashboard');
      await openPage(canvas, 'Bulk Upload', 'Bulk Upload Documents');
    });
    await step('Drop three files: first it asks for the document type', async () => {
      dropFiles(canvas, files);
      await expectMessage('Please select a document type before uploading');
      await expect(canvas.queryByRole('group', { name: 'Selected files' })).toBeNull();
    });
    await step('Select Utility Bill and drop again: now it asks for the client name', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Document Type'), 'Utility Bill');
      await expect(canvas.queryByText(/^Please select/)).toBeNull();
      dropFiles(canvas, files);
      await expectMessage('Please enter a client name before uploading');
    });
    await step('Enter Leonor Abad and drop again: the spreadsheet is skipped', async () => {
      await userEvent.type(canvas.getByLabelText('Client Name'), 'Leonor Abad');
      dropFiles(canvas, files);
      await expectMessage('Some files were skipped. Only PDF, JPG, and PNG files are supported.');
      const skipped = within(canvas.getByRole('list', { name: 'Skipped files' }));
      await expect(skipped.getByText('Readings.csv')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    });
    await step('The image is previewed', async () => {
      const picture = await preview().findByRole<HTMLImageElement>('img', { name: files[0]!.name });
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
      await expect(preview().getByText(/^\d+\.\d\d MB$/)).toBeVisible();
      await expect(preview().getByText('image/png')).toBeVisible();
    });
    await step('Select the other file: “Preview not available for this file type”', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Luntian bill.PDF' }));
      await expect(
        await preview().findByText('Preview not available for this file type'),
      ).toBeVisible();
    });
    await step('Click “Upload 2 File(s)”: the toast says that this is a sample', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Upload 2 File(s)' }));
      await expectToast('Sample only: 2 files were not sent');
    });
    await step('The form data is only logged to the console', async () => {
      await expect(logged).toHaveBeenCalledOnce();
      const sent = files.slice(0, 2).map(({ name, size, type }) => ({ name, size, type }));
      await expect(logged).toHaveBeenCalledWith(
        'Upload',
        {
          clientType: 'individual',
          clientName: 'Leonor Abad',
          documentType: 'utility_bill',
          files: sent,
        },
        sent.map(({ name }) => name).join(', '),
      );
    });
    await step('The form is unchanged', async () => {
      await expect(canvas.getByLabelText('Client Name')).toHaveValue('Leonor Abad');
      await expect(canvas.getByRole('button', { name: 'Upload 2 File(s)' })).toBeEnabled();
      await dismissToast('Sample only: 2 files were not sent');
    });
  },
};
