import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ReactNode } from 'react';
import { Link } from '../Link';
import { Pager } from '../Pager';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { Table } from '../Table';
import type { TableColumn } from '../Table';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { PatunayProvider } from './PatunayProvider';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

function place(parent: Node = document.body) {
  const container = parent.appendChild(document.createElement('div'));
  cleanups.push(() => container.remove());
  return container;
}

function mount(content: ReactNode, container: Element) {
  const root = createRoot(container);
  cleanups.push(() => root.unmount());
  root.render(content);
}

const columns: TableColumn<{ name: string }>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, width: 'value' },
  { id: 'place', header: 'Place', value: () => 'Manila' },
];

/** What a server may render of the general components that need style attributes, or once did. */
const formPage = (
  <>
    <Table label="Clients" columns={columns} rows={[{ name: 'Maria' }]} rowKey={() => 1} />
    <TextArea label="Reason" />
    <TextField label="Name" />
    <SearchField label="Search" defaultValue="Maria" />
    <Select label="Kind" options={[{ value: 'one', label: 'One' }]} />
    <Pager label="Pages" pageCount={5} />
  </>
);

test('an inner provider keeps what it does not set', async () => {
  const container = place();
  mount(
    <PatunayProvider
      words={{ Pager: { next: 'Weiter' } }}
      linkComponent={({ children, ...props }) => (
        <a {...props} data-router>
          {children}
        </a>
      )}
    >
      <PatunayProvider theme="dark">
        <Pager label="Pages" pageCount={5} />
        <Link href="#">Clients</Link>
      </PatunayProvider>
    </PatunayProvider>,
    container,
  );
  await expect.element(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
  expect(container.querySelector('a')!.dataset.router).toBeDefined();
});

test('with strictStyles, server-rendered HTML has no style attributes, and gets its styles in the browser', async () => {
  const strict = <PatunayProvider strictStyles>{formPage}</PatunayProvider>;
  expect(renderToString(<PatunayProvider>{formPage}</PatunayProvider>)).toContain('style=');
  const html = renderToString(strict);
  expect(html).not.toContain('style=');
  const container = place();
  container.innerHTML = html;
  // Before hydration, with the stylesheet alone, columns are side by side.
  container.style.inlineSize = '800px';
  const [first, second] = [...container.querySelectorAll('td')].map((cell) => cell.offsetLeft);
  expect(second).toBeGreaterThan(first!);
  const problems = vi.spyOn(console, 'error');
  const root = hydrateRoot(container, strict);
  cleanups.push(() => root.unmount());
  const field = () => container.querySelector('textarea')!.style;
  await expect.poll(() => field().getPropertyValue('--pt-text-area-rows')).toBe('4');
  expect(problems).not.toHaveBeenCalled();
});
