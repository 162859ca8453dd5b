import { generateClients } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { UrlState } from '../urlState';
import { chooseFiles } from '../../../../.storybook/environments/files';
import { Clients, Component } from './Clients';

const meta = {
  title: 'Screens/Clients',
  component: Component,
  ...onRoute,
  parameters: { overview: 'all', layout: 'fullscreen', route: '/clients' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All five sample clients, in the order of the sample data. */
export const All: Story = {
  parameters: {
    spoken: [
      ...spokenShell('Clients'),
      'navigation, Breadcrumb',
      'list, 2 items',
      'link, Dashboard',
      'Clients, current page',
      'heading, level 1, Clients',
      'button, Add Client',
      'search',
      'searchbox, Search clients by name',
      '5 of 5 clients',
      'table, List of clients',
      'List of clients',
      'column header, User ID',
      'button, User ID',
      'column header, Name',
      'button, Name',
      'column header, Documents',
      'button, Documents',
      'column header, Needs Review',
      'button, Needs Review',
      'column header, Last Activity',
      'button, Last Activity',
      'CL-1001',
      'link, Maria Teresa Ibañez',
      '2',
      '2 pending',
      '2026-11-16 09:42',
      'CL-1002',
      'link, Ramon Evaristo Quizon',
      '1',
      '0',
      '2026-10-15 14:20',
      'CL-1003',
      'link, Panaderya Dapithapon',
      '2',
      '2 pending',
      '2026-11-12 15:18',
      'CL-1004',
      'link, Josefina Magbanua',
      '1',
      '0',
      '2026-10-08 10:12',
      'CL-1005',
      'link, Crisanto Villareal',
      '0',
      '0',
      '2026-11-05 16:07',
    ],
  },
};

/** Opened by a link with a search text: only the clients whose name contains it. */
export const Filtered: Story = { parameters: { route: '/clients?q=RA' } };

/** No matches. The empty state has a button that clears the search. */
export const NoMatch: Story = { parameters: { route: '/clients?q=zzz' } };

/** Opened by a link with a sort: by name, descending. */
export const Sorted: Story = { parameters: { route: '/clients?sort=-name' } };

const manyClients = generateClients(10_000);

/** Renders the screen outside the app's routes, with more clients than the sample has. */
function ClientsAt({ count, url = '/clients' }: { count: number; url?: string }) {
  const [router] = useState(() => {
    const clients = manyClients.slice(0, count);
    const element = (
      <UrlState>
        <Clients clients={clients} />
      </UrlState>
    );
    return createMemoryRouter([{ path: '*', element }], { initialEntries: [url] });
  });
  return (
    <div style={{ padding: 24 }}>
      <RouterProvider router={router} useTransitions={false} />
    </div>
  );
}

/** Page 8 of 10,000 clients, opened by a link. A search goes back to page 1 and covers all pages. */
export const LongList: Story = {
  name: '10,000 clients',
  parameters: {
    route: null,
    chromatic: {
      modes: { phone: { disable: true } },
      reason: 'Stacked rows are sorted by a menu.',
    },
  },
  render: () => <ClientsAt count={10_000} url="/clients?page=8" />,
  play: async ({ canvas, canvasElement, step }) => {
    const rows = () => canvasElement.querySelectorAll('tbody tr');
    await expect(canvas.getByText('351–400 of 10000')).toBeVisible();
    await expect(rows()).toHaveLength(50);
    await step('a search starts on its first page', async () => {
      const box = canvas.getByRole('searchbox');
      await userEvent.type(box, 'nuñez');
      const found = manyClients.filter(({ name }) => name.endsWith('Nuñez')).length;
      await expect(await canvas.findByText(`1–50 of ${found}`)).toBeVisible();
      await expect(canvas.getByText(`${found} of 10000 clients`)).toBeVisible();
    });
    await step('sorting applies to all rows, not only to the current page', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'User ID' }));
      await userEvent.click(canvas.getByRole('button', { name: 'User ID' }));
      await waitFor(() => expect(rows()[0]).toHaveTextContent('CL-20000'));
      await expect(rows()).toHaveLength(50);
    });
  },
};

/** A link to a page that the search does not have: clearing the search shows the first page. */
export const PageOutOfRange: Story = {
  parameters: {
    route: null,
    chromatic: { disableSnapshot: true, reason: 'Looks like the first page of any search.' },
  },
  render: () => <ClientsAt count={10_000} url="/clients?q=nuñez&page=150" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1–50 of /)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findByText('1–50 of 10000')).toBeVisible();
  },
};

/** The Add Client dialog. */
export const AddClient: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Client' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Client' })).toBeVisible());
  },
};

/** After adding a client: the toast says that this is a sample. Hovering keeps it open. */
export const AddedToast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Client' }));
    await userEvent.type(dialog.getByLabelText('Client Name'), 'Josefina Reyes');
    await userEvent.selectOptions(dialog.getByLabelText('Document Type'), 'ID Document');
    const file = new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });
    const input = dialog.getByLabelText<HTMLInputElement>('File');
    chooseFiles(input, [file]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Client' }));
    await userEvent.hover(await screen.findByText('Sample only: the client was not saved'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByText('Sample only: the client was not saved')).toBeVisible(),
    );
  },
};
