import { documents, generateClients } from '@patunay/fixtures';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { App } from './App';
import { documentPath } from './paths';
import { routes } from './routes';
import { Clients } from './screens/Clients';
import { untilLoaded } from './untilLoaded';
import { UrlState } from './urlState';

// Runs in a browser, because prerendering ignores the query.

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

/** A page's text and the state of its controls after the first render. */
async function show(url: string) {
  const container = await render(url, routes);
  const states = ['aria-current', 'aria-selected', 'aria-expanded', 'aria-sort', 'alt', 'value'];
  const controls = [...container.querySelectorAll('*')].map((element) =>
    states.map((name) => element.getAttribute(name)).join(),
  );
  return [container.textContent, ...controls].join('|');
}

async function render(url: string, shown: RouteObject[]) {
  const container = document.createElement('div');
  const router = createMemoryRouter(shown, { initialEntries: [url] });
  await untilLoaded(router);
  const root = createRoot(container);
  document.body.append(container);
  cleanups.push(() => {
    root.unmount();
    router.dispose();
    container.remove();
  });
  flushSync(() => {
    root.render(
      <App>
        <RouterProvider router={router} useTransitions={false} />
      </App>,
    );
  });
  return container;
}

const page = documentPath(documents.find(({ id }) => id === 'DOC-2006')!);
const long = 'x'.repeat(3000);
const absurd = ['', '0', '-1', '6', '1.5', '1e0', '٣', 'NaN', '__proto__', '%00', '<b>', long];

const meaningless = {
  [page]: [
    ...absurd.map((value) => `page=${encodeURIComponent(value)}`),
    ...['', 'FRAUD', 'fields ', 'constructor', long].map(
      (value) => `panel=${encodeURIComponent(value)}`,
    ),
    'finding=nothing',
    'rotate=45',
  ],
  '/reports': [
    ...['tab=', 'tab=Bank', 'tab=__proto__', 'tab=pdf&sort=--count', 'sort=password', 'sort=-'],
    'sort=toString',
    `sort=${long}`,
  ],
  '/clients': ['sort=count', 'page=2', 'utm_source=letter', 'q[]=1&__proto__[x]=1', 'q=', '&&&=&q'],
  '/dashboard': ['tab=approved'],
};

test.each(
  Object.entries(meaningless).flatMap(([path, all]) => all.map((query) => [path, query] as const)),
)('%s?$1 is ignored', async (path, query) => {
  expect(await show(`${path}?${query}`)).toBe(await show(path));
});

test.each([
  [page, 'page=2'],
  [page, 'panel=fraud'],
  [page, 'finding=font-detection'],
  ['/reports', 'tab=utility'],
  ['/reports', 'sort=count'],
  ['/clients', 'q=ma'],
])('%s?%s is applied', async (path, query) => {
  expect(await show(`${path}?${query}`)).not.toBe(await show(path));
});

test.each(['q=ma&q=ra', 'q=%E0%A4%A', 'q=%', 'q=%00', `${'a=1&'.repeat(500)}q=`])(
  '/clients?$0 shows the clients',
  async (query) => {
    expect(await show(`/clients?${query}`)).toContain('Clients');
  },
);

test('clearing a search shows the first page, even if the URL names a page of the whole list', async () => {
  const clients = generateClients(200);
  const Component = () => (
    <UrlState>
      <Clients clients={clients} />
    </UrlState>
  );
  const container = await render('/clients?q=zzz&page=3', [{ path: '*', Component }]);
  const clear = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Clear search',
  );
  flushSync(() => clear?.click());
  expect(container.textContent).toContain('1–50 of 200');
});
