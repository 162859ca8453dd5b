import { clients, documents } from '@patunay/fixtures';
import { expect, test } from 'vitest';
import { clientPath, documentPath } from './paths';
import { knownPaths, prerender } from './prerender';

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

const pages = [
  ...clients.map((client) => [clientPath(client), ['Dashboard', 'Clients', client.name]] as const),
  ...documents.map(
    (document) =>
      [
        documentPath(document),
        ['Dashboard', 'Clients', document.clientName, document.name],
      ] as const,
  ),
];

test.each(pages)('%s has its title, its heading and its breadcrumb', async (path, trail) => {
  expect(knownPaths).toContain(path);
  const { html, title } = await prerender(path);
  expect(title).toBe(`${trail.at(-1)} · Patunay`);
  expect([...html.matchAll(/<h1\b.*?<\/h1>/g)].map(([heading]) => textOf(heading))).toEqual([
    trail.at(-1),
  ]);
  const [breadcrumb] = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/.exec(html)!;
  expect([...breadcrumb.matchAll(/<li\b.*?<\/li>/g)].map(([item]) => textOf(item))).toEqual(trail);
});
