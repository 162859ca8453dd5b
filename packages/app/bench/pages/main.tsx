import { generateClients } from '@patunay/fixtures';
import '@patunay/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Clients } from '../../src/screens/Clients';
import { UrlState } from '../../src/urlState';
import { PlainHeading, PlainTable } from './references';

/** For example `?page=clients&rows=10000`: the page to show, and its number of generated clients. */
const parameters = new URLSearchParams(window.location.search);
const rows = generateClients(Number(parameters.get('rows') ?? 0));

const pages: Record<string, () => React.ReactNode> = {
  clients: () => (
    <UrlState>
      <Clients clients={rows} />
    </UrlState>
  ),
  table: () => <PlainTable clients={rows} />,
  heading: () => <PlainHeading />,
};

const Page = pages[parameters.get('page') ?? ''];
const root = document.getElementById('root');
if (!Page || !root) throw new Error(`Unknown page: ${window.location.search}`);
const router = createMemoryRouter([{ path: '*', Component: Page }]);
createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
