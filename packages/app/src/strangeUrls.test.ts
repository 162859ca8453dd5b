import { clients, documents } from '@patunay/fixtures';
import { describe, expect, test } from 'vitest';
import { clientPath, documentPath } from './paths';
import { prerender } from './prerender';

// The same pages that the build prerenders, at URLs nobody meant. A browser sees three of each kind in e2e.

const long = 'x'.repeat(3000);
const [client] = clients;
const [document] = documents;
const strangeIds = [
  'CL-0000',
  'cl-1001',
  'CL-1001%20',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  'CL-1001%00',
  '%2F',
  '..%2F..%2Fclients',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%F0%9F%98%80',
  '%E2%80%AE',
  long,
];

describe('an unknown client', () => {
  test.each(strangeIds)('%.40s is not found', async (id) => {
    const { html, title } = await prerender(`/clients/${id}`);
    expect(title).toBe('Client not found · Patunay');
    expect(html).toContain('Client not found</h1>');
    expect(html).toBe((await prerender('/clients/nobody')).html);
  });
});

describe('an unknown document', () => {
  test.each([
    ...strangeIds.map((id) => `${clientPath(client!)}/documents/${id}`),
    `/clients/CL-0000/documents/${document!.id}`,
    '/clients/CL-0000/documents/DOC-0000',
    `/clients/${long}/documents/${document!.id}`,
    // Both known, but not of each other.
    `${clientPath(client!)}/documents/${document!.id}`,
  ])('%.60s is not found', async (url) => {
    const { html, title } = await prerender(url);
    expect(title).toBe('Document not found · Patunay');
    expect(html).toContain('Document not found</h1>');
    expect(html).toBe((await prerender('/clients/nobody/documents/none')).html);
  });
});

test.each([
  '/no/such/page',
  '/dashboards',
  '/Dashboard/settings',
  '/clients/CL-1001/documents',
  '/clients/CL-1001/documents/DOC-2003/pages',
  '/%E0%A4%A',
  '/clients/%E0%A4%A',
  '/clients/CL-1001/documents/%',
  '/%ZZ',
  `/${long}`,
  '/__proto__',
  '/clients%2FCL-1001',
])('%.40s has no page', async (url) => {
  const outcome = await prerender(url).then(
    ({ html }) => html,
    ({ message }: Error) => message,
  );
  expect(outcome).toMatch(/^No page at|<h1[^>]*>Unexpected Application Error!/);
});

describe('a parameter that means nothing is ignored', () => {
  const page = documentPath(documents.find(({ id }) => id === 'DOC-2006')!);
  const absurd = ['', '0', '-1', '6', '1.5', '1e0', '٣', 'NaN', '__proto__', '%00', '<b>', long];
  const queries = {
    [page]: [
      ...absurd.map((value) => `page=${encodeURIComponent(value)}`),
      ...['', 'FRAUD', 'fields ', 'constructor', long].map(
        (value) => `panel=${encodeURIComponent(value)}`,
      ),
    ],
    '/reports': [
      ...['tab=', 'tab=Bank', 'tab=__proto__', 'tab=pdf&sort=--count', 'sort=password', 'sort=-'],
      'sort=toString',
      `sort=${long}`,
    ],
    '/clients': ['sort=count', 'utm_source=letter', 'q[]=1&__proto__[x]=1', 'q=', '&&&=&q'],
    '/dashboard': ['tab=approved'],
  };

  test.each(
    Object.entries(queries).flatMap(([path, all]) => all.map((query) => [path, query] as const)),
  )('%s?%.40s', async (path, query) => {
    expect((await prerender(`${path}?${query}`)).html).toBe((await prerender(path)).html);
  });

  test.each([
    [page, 'page=2'],
    [page, 'panel=fraud'],
    ['/reports', 'tab=utility'],
    ['/reports', 'sort=count'],
    ['/clients', 'q=ma'],
  ])('%s?%s means something', async (path, query) => {
    expect((await prerender(`${path}?${query}`)).html).not.toBe((await prerender(path)).html);
  });

  test.each(['q=ma&q=ra', 'q=%E0%A4%A', 'q=%', 'q=%00', `${'a=1&'.repeat(500)}q=`])(
    '/clients?%.40s shows the clients',
    async (query) => {
      const { html } = await prerender(`/clients?${query}`);
      expect(html).toContain('Clients</h1>');
      expect(html.match(/<th\b/g)).toHaveLength(5);
    },
  );
});
