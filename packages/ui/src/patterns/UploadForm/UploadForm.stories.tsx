import { documentTypes, samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  chooseFiles,
  drag,
  dropFolder,
  filesNamed,
  transferOf,
} from '../../../../../.storybook/environments/files';
import { expectAnnouncement } from '../../stories/expectAnnouncement';
import { acceptedFiles, uploadHint } from '../uploads';
import { UploadForm } from './UploadForm';

const meta = {
  title: 'Patterns/UploadForm',
  component: UploadForm,
  args: { documentTypes, onUpload: fn() },
} satisfies Meta<typeof UploadForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const page = await fetch(samplePageUrl('DOC-2003', 1));
const scan = new File([await page.blob()], 'luntian-october.png', {
  type: 'image/svg+xml',
});
const bill = new File(['%PDF-1.7'], 'bukal-september.pdf', { type: 'application/pdf' });

const dropArea = (canvas: Canvas) => canvas.getByRole('group', { name: 'Files' });

const dragFiles = (canvas: Canvas, type: 'dragenter' | 'dragleave' | 'drop', files: File[]) =>
  drag(type, dropArea(canvas), { dataTransfer: transferOf(files) });

async function fillIn(canvas: Canvas, type = 'Utility Bill', name = 'Maria Clara Santos') {
  await userEvent.selectOptions(canvas.getByLabelText('Document Type'), type);
  await userEvent.type(canvas.getByLabelText('Client Name'), name);
}

async function fillInWith(canvas: Canvas, files: File[]) {
  await fillIn(canvas);
  dragFiles(canvas, 'drop', files);
  await canvas.findAllByRole('button', { name: /^Remove/ });
}

const message = {
  type: 'Please select a document type before uploading',
  name: 'Please enter a client name before uploading',
  skipped: 'Some files were skipped. Only PDF, JPG, and PNG files are supported.',
};

/** Initial state. */
export const Default: Story = {
  parameters: {
    spoken: [
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Upload 0 File(s)' })).toBeDisabled();
    await expect(canvas.getByText(uploadHint)).toBeVisible();
    await expect(canvas.getByText('Select a file to preview')).toBeVisible();
    await expect(canvas.getByText('Enter client name and document type first')).toBeVisible();
  },
};

/** Several files are listed and the first one is previewed; `onUpload` gets them all, and the form is not reset. */
export const WithFiles: Story = {
  play: async ({ args, canvas }) => {
    await fillInWith(canvas, [scan, bill, bill]);
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Upload 3 File(s)' })).toBeEnabled();
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: scan.name });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 3 File(s)' }));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await expect(args.onUpload).toHaveBeenCalledWith({
      clientType: 'individual',
      clientName: 'Maria Clara Santos',
      documentType: 'utility_bill',
      files: [scan, bill, bill],
    });
    await expect(canvas.getByRole('button', { name: 'Upload 3 File(s)' })).toBeEnabled();
  },
};

/** A file that is not an image has no preview: a text says so. */
export const PdfShown: Story = {
  play: async ({ canvas }) => {
    await fillInWith(canvas, [scan, bill]);
    const pick = canvas.getByRole('button', { name: bill.name });
    await userEvent.click(pick);
    await expect(pick).toHaveAttribute('aria-current', 'true');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByText('Preview not available for this file type')).toBeVisible();
    await expect(preview.getByText(bill.name)).toBeVisible();
  },
};

/** Removing the previewed file clears the preview. */
export const RemovingTheShownFile: Story = {
  play: async ({ canvas }) => {
    await fillInWith(canvas, [scan, bill]);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!);
    await expect(canvas.getByText('Select a file to preview')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload 1 File(s)' })).toBeEnabled();
  },
};

/** Removing the last file removes the list; focus moves to the button that adds files. */
export const RemovingTheLastFile: Story = {
  play: async ({ canvas }) => {
    await fillInWith(canvas, [scan]);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(canvas.queryByRole('group', { name: 'Selected files' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Browse files' })).toHaveFocus();
  },
};

/** Dragging files over the area highlights it until they leave. */
export const Dragging: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Files' });
    dragFiles(canvas, 'dragenter', [bill]);
    await waitFor(() => expect(area).toHaveAttribute('data-dragging'));
    dragFiles(canvas, 'dragleave', [bill]);
    await waitFor(() => expect(area).not.toHaveAttribute('data-dragging'));
    dragFiles(canvas, 'dragenter', [bill]);
    await waitFor(() => expect(area).toHaveAttribute('data-dragging'));
  },
};

/** Files were added before a document type was selected, so an error asks for it. */
export const DocumentTypeMissing: Story = {
  parameters: {
    spoken: [
      'Client Type',
      'radio group, Client Type',
      'radio, Individual, checked',
      'radio, Merchant, not checked',
      'textbox, Client Name, required',
      'combobox, Document Type, Select a document type, Please select a document type before uploading, collapsed, invalid entry',
      'Files',
      'group, Files, Enter client name and document type first Please select a document type before uploading PDF, JPG, PNG up to 10MB',
      'Drag and drop files here',
      'button, Browse files',
      'PDF, JPG, PNG up to 10MB',
      'Enter client name and document type first',
      'Please select a document type before uploading',
      'button, Upload 0 File(s), unavailable',
      'region, Preview',
      'heading, level 2, Preview',
      'Select a file to preview',
    ],
  },
  play: async ({ canvas }) => {
    dragFiles(canvas, 'drop', [bill]);
    await expect(await canvas.findByText(message.type)).toBeVisible();
    await expectAnnouncement(message.type);
    await expect(canvas.getByLabelText('Document Type')).toBeInvalid();
    await expect(canvas.getByLabelText('Document Type')).toHaveAccessibleDescription(message.type);
    await expect(canvas.queryByRole('group', { name: 'Selected files' })).toBeNull();
  },
};

/** Files were added without a client name; whitespace doesn't count. */
export const ClientNameMissing: Story = {
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByLabelText('Client Name');
    await step('listed files are not uploaded once the name is cleared', async () => {
      await fillInWith(canvas, [bill]);
      await userEvent.clear(name);
      await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 File(s)' }));
      await expect(canvas.getByText(message.name)).toBeVisible();
      await expect(args.onUpload).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    });
    await step('whitespace is not a name', async () => {
      await userEvent.type(name, '   ');
      dragFiles(canvas, 'drop', [bill]);
      await expect(await canvas.findByText(message.name)).toBeVisible();
      await expect(name).toBeInvalid();
      await expect(canvas.queryByRole('group', { name: 'Selected files' })).toBeNull();
    });
  },
};

/** Unsupported files are skipped and named; the others are listed. */
export const SomeSkipped: Story = {
  play: async ({ canvas }) => {
    await fillInWith(canvas, [scan, ...filesNamed('clients.csv', 'SCAN.PDF', 'notes.docx')]);
    await expect(canvas.getByText(message.skipped)).toBeVisible();
    const skipped = within(canvas.getByRole('list', { name: 'Skipped files' }));
    await expect(skipped.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Upload 2 File(s)' })).toBeEnabled();
  },
};

/** Of many skipped files, five are named and the rest are counted. */
export const ManySkipped: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    dragFiles(
      canvas,
      'drop',
      filesNamed(...Array.from({ length: 12 }, (_, index) => `page-${index}.tiff`)),
    );
    await expect(await canvas.findByText('and 7 more')).toBeVisible();
    await expect(canvas.getByText(message.skipped)).toBeVisible();
    await expectAnnouncement(message.skipped);
  },
};

/** Browsing follows the same rules as dropping; a valid choice clears the message. */
export const Browsing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    chooseFiles(input, [bill]);
    await expect(await canvas.findByText(message.type)).toBeVisible();
    await fillIn(canvas);
    await expect(canvas.queryByText(message.type)).toBeNull();
    chooseFiles(input, filesNamed('a.gif', 'b.jpeg'));
    await expect(await canvas.findByText(message.skipped)).toBeVisible();
    chooseFiles(input, [bill]);
    await canvas.findByRole('button', { name: 'Upload 2 File(s)' });
    await expect(canvas.queryByText(message.skipped)).toBeNull();
  },
};

/** Changing the client type clears document type, files and preview, and keeps the name. */
export const ChangingClientType: Story = {
  play: async ({ canvas }) => {
    const kinds = filesNamed(...acceptedFiles.split(',').map((extension) => `scan${extension}`));
    await fillInWith(canvas, [...kinds, ...filesNamed('a.gif')]);
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(kinds.length);
    await userEvent.click(canvas.getByText('Merchant'));
    await expect(canvas.getByLabelText('Document Type')).toHaveValue('');
    await expect(canvas.getByLabelText('Client Name')).toHaveValue('Maria Clara Santos');
    await expect(canvas.queryByRole('group', { name: 'Selected files' })).toBeNull();
    await expect(canvas.getByText('Select a file to preview')).toBeVisible();
    await expectAnnouncement(`Document type and ${kinds.length} files removed.`);
    await expect(canvas.getByRole('option', { name: 'DTI Certificate' })).toBeInTheDocument();
    await expect(canvas.queryByRole('option', { name: 'Utility Bill' })).toBeNull();
  },
};

/** If the client type changes while a folder is being read, the folder's files are discarded. */
export const LateFolder: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const readFolder = dropFolder(dropArea(canvas), filesNamed('bukal.pdf'));
    await userEvent.click(canvas.getByText('Merchant'));
    await userEvent.selectOptions(canvas.getByLabelText('Document Type'), 'DTI Certificate');
    readFolder();
    dragFiles(canvas, 'drop', filesNamed('dti.pdf'));
    await expect(await canvas.findByRole('button', { name: 'dti.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'bukal.pdf' })).toBeNull();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await fillInWith(canvas, [scan, ...filesNamed('كشف حساب.pdf', 'ملف.docx')]);
  },
};

export const DocumentTypeMissingCover: Story = {
  ...DocumentTypeMissing,
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    ...DocumentTypeMissing.parameters,
    cover: { width: 500, scale: 0.64, on: 'window', from: { y: 354 } },
  },
};

export const ClientNameMissingCover: Story = {
  ...ClientNameMissing,
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    ...ClientNameMissing.parameters,
    cover: { width: 500, scale: 0.64, on: 'window', from: { y: 354 } },
  },
};

export const SomeSkippedCover: Story = {
  ...SomeSkipped,
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    ...SomeSkipped.parameters,
    cover: { width: 500, scale: 0.64, on: 'window', from: { y: 354 } },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 620, scale: 0.52, on: 'window' } },
};
