import { generateClients } from '@patunay/fixtures';
import { tablePageCount } from '@patunay/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { filterClients } from '../filterClients';
import { onRoute } from '../flows/onRoute';
import { UrlState } from '../urlState';
import { chooseFiles } from '../../../../.storybook/environments/files';
import { Component } from './Clients';

const meta = {
  title: 'Screens/Clients',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/clients' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All five sample clients, in the order of the sample data. */
export const All: Story = {};

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
        <Component clients={clients} />
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
  parameters: { route: null },
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
      // The rows below the window follow after the paint.
      await waitFor(() => expect(rows()).toHaveLength(50));
    });
  },
};

/** How many rows the table shows, once it is complete, for a search in the first `count` clients. */
function rowsFor(query: string, count: number) {
  const found = filterClients(manyClients.slice(0, count), query);
  return tablePageCount(found.length) > 1 ? 50 : found.length;
}

/**
 * Measures the milliseconds from changing the field's value until React has rendered the field, but not the deferred
 * rows, and the browser has laid out the page. Returns the minimum of several rounds, because machines may be busy.
 */
async function timeToType(root: HTMLElement, count: number, rounds = 12) {
  const box = root.querySelector('input')!;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const query = round % 2 ? '' : 'm';
    setValue.call(box, query);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    // React renders the input in a microtask.
    await Promise.resolve();
    box.getBoundingClientRect();
    least = Math.min(least, performance.now() - start);
    // Each round starts with all rows, or it would be faster.
    const rows = () => root.querySelectorAll('tbody tr').length;
    await waitFor(() => expect(rows()).toBe(rowsFor(query, count)));
  }
  return least;
}

/** Typing in the search is as fast with 10,000 clients as with 101, and the DOM has the same size. */
export const TypingTime: Story = {
  name: '101 and 10,000 clients',
  tags: ['!autodocs', '!test'],
  parameters: {
    route: null,
    test: {
      reason:
        "Only the built Storybook measures this: React's development build compares all rows after each render, for its performance tracks.",
    },
    chromatic: { disableSnapshot: true, reason: 'The same screen as in other stories, twice.' },
    a11y: { test: 'off', reason: 'Two screens on one page have their landmarks twice.' },
  },
  render: () => (
    <>
      <div id="short">
        <ClientsAt count={101} />
      </div>
      <div id="long">
        <ClientsAt count={10_000} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const part = (id: string) => canvasElement.querySelector<HTMLElement>(`#${id}`)!;
    const size = (id: string) => canvasElement.querySelectorAll(`#${id} *`).length;
    await expect(size('long') / size('short')).toBeLessThan(1.1);
    // Retry, because a busy machine may slow down either table once, but a slow table is slow every time.
    let ratio = Infinity;
    for (let attempt = 0; attempt < 5 && ratio >= 1.25; attempt += 1) {
      const short = await timeToType(part('short'), 101);
      ratio = (await timeToType(part('long'), 10_000)) / short;
    }
    await expect(ratio).toBeLessThan(1.25);
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

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1280, scale: 0.58, on: 'window', from: { x: 233 } } },
};
