import { reports } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Component } from '../screens/Dashboard';
import { onRoute } from './onRoute';
import { expectPage, listenToConsole, openPage } from './steps';

const meta = {
  title: 'Flows/Reports',
  component: Component,
  tags: ['!autodocs'],
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/dashboard', opens: ['/reports'] },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Intercepts downloads, so that the story saves nothing to disk. */
function catchDownloads() {
  const caught: { name: string; text: Promise<string> }[] = [];
  const made = spyOn(URL, 'createObjectURL');
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const [blob] = made.mock.lastCall!;
    caught.push({ name: this.download, text: (blob as Blob).text() });
  });
  return async (count: number) => {
    await waitFor(() => expect(caught).toHaveLength(count));
    const { name, text } = caught.at(-1)!;
    return { name, text: await text };
  };
}

/** The rejected documents are exported as CSV and JSON. PDF export only logs to the console. */
export const ExportAReport: Story = {
  parameters: {
    spokenSteps: [
      ['Reports · Patunay', 'heading, level 1, Reports'],
      ['tab, Rejected Documents, selected'],
      ['button, CSV'],
      ['button, JSON'],
      ['button, PDF'],
    ],
  },
  play: async ({ canvas, step }) => {
    const logged = listenToConsole();
    const saved = catchDownloads();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));

    await step('From the dashboard, open Reports: bank statements come first', async () => {
      await expectPage(canvas, 'Dashboard');
      await openPage(canvas, 'Reports', 'Reports');
      await expect(canvas.getByRole('tab', { name: 'Bank Statements' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('Open Rejected Documents: each row has its reason', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Rejected Documents' }));
      await expect(await canvas.findByText('Bill is older than three months')).toBeVisible();
    });
    await step('Export CSV: field names first, texts in quotes', async () => {
      await press('CSV');
      const { name, text } = await saved(1);
      await expect(name).toBe('rejected_documents_report.csv');
      const [header, first] = text.split('\r\n');
      await expect(header).toBe(
        'documentName,documentType,clientName,rejectedBy,rejectionDate,reason',
      );
      await expect(first).toBe(
        '"Bukal water bill Jun 2026.pdf","Utility Bill","Crisanto Villareal","Arturo Macaraeg","2026-11-05","Bill is older than three months"',
      );
    });
    await step('Export JSON: the same rows, pretty-printed', async () => {
      await press('JSON');
      const { name, text } = await saved(2);
      await expect(name).toBe('rejected_documents_report.json');
      await expect(text).toBe(JSON.stringify(reports.rejected, null, 2));
    });
    await step('Export PDF: a line in the console, and no file', async () => {
      await press('PDF');
      await waitFor(() => expect(logged).toHaveBeenCalledOnce());
      await expect((await saved(2)).name).toBe('rejected_documents_report.json');
    });
  },
};
