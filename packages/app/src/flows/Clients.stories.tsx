import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Component } from '../screens/Dashboard';
import { onRoute } from './onRoute';
import {
  dismissToast,
  expectInView,
  expectNoDialog,
  expectPage,
  expectToast,
  listenToConsole,
  openedDialog,
  openPage,
} from './steps';
import { chooseFiles } from '../../../../.storybook/environments/files';
import type { Flow } from './steps';

const meta = {
  title: 'Flows/Clients',
  component: Component,
  tags: ['!autodocs'],
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/dashboard' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

const openClients: Flow = async ({ canvas, step }) => {
  await step('From the dashboard, open Clients: all five are listed', async () => {
    await expectPage(canvas, 'Dashboard');
    await openPage(canvas, 'Clients', 'Clients');
    await expect(rows()).toHaveLength(5);
  });
};

const findClient: Flow = async (context) => {
  const { canvas, step } = context;
  await openClients(context);
  await step('Search for “TERESA”: case is ignored, and one client is left', async () => {
    await userEvent.type(canvas.getByRole('searchbox'), 'TERESA');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(canvas.getByText('1 of 5 clients')).toBeVisible();
    await expect(rows()[0]).toHaveTextContent('Maria Teresa Ibañez');
    await expect(rows()[0]).toHaveTextContent('2 pending');
  });
  await step('Open Maria Teresa Ibañez: “2 documents need approval”', async () => {
    await userEvent.click(canvas.getByRole('link', { name: 'Maria Teresa Ibañez' }));
    await expectPage(canvas, 'Maria Teresa Ibañez');
    await expect(canvas.getByText('2 documents need approval')).toBeVisible();
    await expect(canvas.getAllByText('Needs Review')).toHaveLength(2);
  });
};

const spokenToClient = [
  ['Clients · Patunay', 'heading, level 1, Clients'],
  ['1 of 5 clients', 'searchbox, Search clients by name, TERESA'],
  ['Maria Teresa Ibañez · Patunay', 'heading, level 1, Maria Teresa Ibañez'],
];

/** From the dashboard to a client, by searching for part of the name. */
export const FindAClient: Story = {
  parameters: { opens: ['/clients', '/clients/CL-1001'], spokenSteps: spokenToClient },
  play: findClient,
};

/** The same search, then from the client to a document: its pages and its findings. */
export const FindAClientAndOpenADocument: Story = {
  parameters: {
    opens: ['/clients', '/clients/CL-1001', '/clients/CL-1001/documents/DOC-2006'],
    spokenSteps: [
      ...spokenToClient,
      [
        'Sampaguita statement Oct 2026.pdf · Patunay',
        'heading, level 1, Sampaguita statement Oct 2026.pdf',
      ],
      ['Page 2 of 5', 'button, Page 2, has findings, current page'],
      ['button, Utility Bill Fields, expanded'],
      ['button, Fraud Detection, expanded'],
      ['button, Approve Document'],
    ],
  },
  play: async (context) => {
    const { canvas, step } = context;
    await findClient(context);
    await step('Click Review Now for the bank statement', async () => {
      const row = canvas.getByRole('row', { name: /Sampaguita statement Oct 2026\.pdf/ });
      await userEvent.click(within(row).getByRole('link', { name: /^Review Now/ }));
      await expectPage(canvas, 'Sampaguita statement Oct 2026.pdf');
      const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(way.getByText('Sampaguita statement Oct 2026.pdf')).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
    await step('Go to page 2', async () => {
      const pager = within(canvas.getByRole('navigation', { name: 'Pages' }));
      await userEvent.click(pager.getByRole('button', { name: 'Page 2' }));
      await waitFor(() =>
        expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
          'aria-current',
          'page',
        ),
      );
    });
    await step('Open “Utility Bill Fields”: the pages’ metadata and the checks', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Utility Bill Fields/ }));
      const panel = within(await canvas.findByRole('region', { name: /^Utility Bill Fields/ }));
      await waitFor(() => expect(panel.getAllByRole('listitem')[0]).toBeVisible());
      await expectInView(canvas.getByRole('group', { name: 'Utility Bill Fields' }));
    });
    await step('Open “Fraud Detection”: the other panel closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Fraud Detection/ }));
      const panel = within(await canvas.findByRole('region', { name: /^Fraud Detection/ }));
      await waitFor(() => expect(panel.getByText('Copy/Move Detection')).toBeVisible());
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1),
      );
      await expectInView(canvas.getByRole('group', { name: 'Fraud Detection' }));
    });
    await step('“Approve Document” has no action here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve Document' }));
      await expectPage(canvas, 'Sampaguita statement Oct 2026.pdf');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

/** A client is added with a first document. The sample saves nothing, and says so. */
export const AddAClient: Story = {
  parameters: {
    opens: ['/clients'],
    spokenSteps: [
      ['Clients · Patunay', 'heading, level 1, Clients'],
      ['textbox, Client Name, required'],
      ['radio, Merchant, checked'],
      ['combobox, Document Type, DTI Certificate, collapsed'],
      ['Abad DTI certificate.pdf selected'],
      ['Sample only: the client was not saved', 'button, Add Client'],
      [],
      [],
    ],
  },
  play: async (context) => {
    const { canvas, step } = context;
    const logged = listenToConsole();
    await openClients(context);
    await step('Click Add Client', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Client' }));
      await openedDialog('Add Client');
    });
    await step('Enter the client: Leonor Abad, a merchant', async () => {
      const dialog = await openedDialog('Add Client');
      await userEvent.type(dialog.getByLabelText('Client Name'), 'Leonor Abad');
      await userEvent.click(dialog.getByRole('radio', { name: 'Merchant' }));
    });
    await step('Choose the document type: a merchant’s types are offered', async () => {
      const dialog = await openedDialog('Add Client');
      const type = dialog.getByLabelText('Document Type');
      await expect(within(type).getByRole('option', { name: 'BIR Form 2303' })).toBeEnabled();
      await userEvent.selectOptions(type, 'DTI Certificate');
    });
    await step('Attach the file: “PDF, JPG, PNG up to 10MB”', async () => {
      const dialog = await openedDialog('Add Client');
      await expect(dialog.getByText('PDF, JPG, PNG up to 10MB')).toBeVisible();
      const file = new File(['%PDF-1.7'], 'Abad DTI certificate.pdf', { type: 'application/pdf' });
      const input = dialog.getByLabelText<HTMLInputElement>('File');
      chooseFiles(input, [file]);
    });
    await step('Submit: the dialog closes, and the toast says that this is a sample', async () => {
      const dialog = await openedDialog('Add Client');
      await userEvent.click(dialog.getByRole('button', { name: 'Add Client' }));
      await expectToast('Sample only: the client was not saved');
      await expectNoDialog();
    });
    await step('The form data is only logged to the console', async () => {
      await expect(logged).toHaveBeenCalledOnce();
      const file = { name: 'Abad DTI certificate.pdf', size: 8, type: 'application/pdf' };
      await expect(logged).toHaveBeenCalledWith(
        'Add client',
        { name: 'Leonor Abad', type: 'merchant', documentType: 'dti_certificate', file },
        file.name,
      );
    });
    await step('Nothing else changed: still five clients', async () => {
      await expect(rows()).toHaveLength(5);
      await expect(canvas.queryByText('Leonor Abad')).toBeNull();
      await dismissToast('Sample only: the client was not saved');
    });
  },
};
