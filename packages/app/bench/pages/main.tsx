import { generateClients } from '@patunay/fixtures';
import '@patunay/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toCsv, toJson } from '../../src/reports/formats';
import { Component as Clients } from '../../src/screens/Clients';
import { PlainHeading, PlainTable } from './references';

/** For example `?page=clients&rows=10000`: the page to show, and its number of generated clients. */
const parameters = new URLSearchParams(window.location.search);
const rows = generateClients(Number(parameters.get('rows') ?? 0));

const pages: Record<string, () => React.ReactNode> = {
  clients: () => <Clients clients={rows} />,
  table: () => <PlainTable clients={rows} />,
  heading: () => <PlainHeading />,
};

const Page = pages[parameters.get('page')!]!;
const root = createRoot(document.getElementById('root')!);
const show = () =>
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />);
// With `&wait`, the first click renders the page, so that its time can be measured.
if (parameters.has('wait')) document.addEventListener('click', show, { once: true });
else show();

const reportRows = rows.map((row) => ({ ...row }));
Reflect.set(window, 'formats', {
  csv: () => toCsv(reportRows).length,
  json: () => toJson(reportRows).length,
  join: () => reportRows.map((row) => Object.values(row).join()).join('\n').length,
});
