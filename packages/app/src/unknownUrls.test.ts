import { clients, documents } from '@patunay/fixtures';
import { describe, expect, test } from 'vitest';
import { clientPath } from './paths';
import { prerender } from './prerender';

// Server-renders unknown and malformed URLs. The end-to-end tests open some of each kind in a browser.

const long = 'x'.repeat(3000);
const [client] = clients;
const [document] = documents;
const unknownIds = [
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
  test.each(unknownIds)('$0 is not found', async (id) => {
    const { html, title } = await prerender(`/clients/${id}`);
    expect(title).toBe('Client not found · Patunay');
    expect(html).toContain('Client not found</h1>');
    expect(html).toBe((await prerender('/clients/nobody')).html);
  });
});

describe('an unknown document', () => {
  test.each([
    ...unknownIds.map((id) => `${clientPath(client!)}/documents/${id}`),
    `/clients/CL-0000/documents/${document!.id}`,
    '/clients/CL-0000/documents/DOC-0000',
    `/clients/${long}/documents/${document!.id}`,
    // Both exist, but the document belongs to another client.
    `${clientPath(client!)}/documents/${document!.id}`,
  ])('$0 is not found', async (url) => {
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
])('$0 has no page', async (url) => {
  const outcome = await prerender(url).then(
    ({ html }) => html,
    ({ message }: Error) => message,
  );
  expect(outcome).toMatch(/^No page at|<h1[^>]*>Unexpected Application Error!/);
});
