import {
  clients,
  documents,
  extractedFields,
  findVerificationResult,
  samplePageUrl,
} from '@patunay/fixtures';
import '@patunay/ui/styles.css';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { App } from './App';
import { loadMatchedRoutes } from './loadMatchedRoutes';
import { clientPath, documentPath } from './paths';
import { routes } from './routes';

// Every sample client and document, on its own page. The end-to-end tests open one of each kind in the built app.

const cleanups: (() => unknown)[] = [];

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Renders the app at a path; returns queries for the page's main area. */
async function show(path: string) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await loadMatchedRoutes(routes, path);
  const container = document.body.appendChild(document.createElement('div'));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const root = createRoot(container);
  cleanups.push(async () => {
    await act(async () => root.unmount());
    router.dispose();
    container.remove();
  });
  await act(async () =>
    root.render(
      <App>
        <RouterProvider router={router} useTransitions={false} />
      </App>,
    ),
  );
  return container.querySelector('main')!;
}

const textsOf = (scope: Element, selector: string) =>
  [...scope.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** The value of each term of the description lists in an element. */
const descriptionsOf = (scope: Element) => {
  const values = textsOf(scope, 'dd');
  return Object.fromEntries(textsOf(scope, 'dt').map((term, index) => [term, values[index]]));
};

const click = (button: Element | null | undefined) =>
  act(async () => (button as HTMLButtonElement).click());

describe('the page of a client', () => {
  test.each(clients.map((client) => [client.name, client] as const))(
    '%s has its summary and its documents',
    async (name, client) => {
      const main = await show(clientPath(client));
      const own = documents.filter(({ clientId }) => clientId === client.id);

      const summary = main.querySelector('section')!;
      expect(textsOf(summary, 'h1')).toEqual([name]);
      expect(descriptionsOf(summary)).toMatchObject({
        'User ID': client.id,
        Documents: String(client.documentsCount),
        'Last Activity': client.lastActivity,
      });
      const texts = [...main.querySelectorAll('*')].map((element) => element.firstChild?.nodeValue);
      const messages = texts.filter((text) =>
        /documents need approval|All documents/.test(text ?? ''),
      );
      expect(messages).toEqual([
        client.needsReviewCount > 0
          ? `${client.needsReviewCount} documents need approval`
          : 'All documents approved',
      ]);

      const rows = [...main.querySelectorAll('tbody tr')].filter((row) => row.querySelector('a'));
      expect(rows.map((row) => textsOf(row, 'th, td'))).toEqual(
        own.map(({ name, type, uploadDate, needsReview }) => [
          name,
          type,
          uploadDate,
          needsReview ? 'Needs Review Review Now' : 'Verified',
        ]),
      );
      const links = rows.flatMap((row) =>
        [...row.querySelectorAll('a')].map((link) => [link.textContent, link.pathname]),
      );
      expect(links).toEqual(
        own.flatMap((document) => [
          [document.name, documentPath(document)],
          ...(document.needsReview ? [['Review Now', documentPath(document)]] : []),
        ]),
      );
      expect(main.textContent.includes('No documents yet')).toBe(own.length === 0);
    },
  );
});

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

const words = { success: 'Success', warning: 'Warning', error: 'Error' };

/** The labels of an element's buttons, without the part that matches `ignored`. */
const labelsOf = (scope: Element, ignored: RegExp) =>
  [...scope.querySelectorAll('button[aria-label]')].map((button) =>
    button.ariaLabel!.replace(ignored, ''),
  );

/** That the fields are passed to the viewer is tested by its type: the prop is required. */
function expectNoExtractedField() {
  const sources = [...document.images].map(({ src }) => decodeURIComponent(src));
  const markup = [document.body.outerHTML, ...sources].join('\n');
  for (const text of Object.entries(extractedFields).flat()) expect(markup).not.toContain(text);
}

describe('the page of a document', () => {
  test.each(documents.map((document) => [document.name, document] as const))(
    '%s has its pages and its result, and no extracted field',
    async (name, document) => {
      const main = await show(documentPath(document));
      const { fieldsCompleted, metadata, fraudDetection } = findVerificationResult(document.id)!;
      const parts = {
        'Utility Bill Fields': fieldsCompleted,
        Metadata: metadata,
        'Fraud Detection': fraudDetection,
      };
      const opener = (title: string) =>
        [...main.querySelectorAll('h2 button')].find(({ textContent }) => textContent === title);

      expect(textsOf(main, 'h1')).toEqual([name]);
      expect(textsOf(main, 'h2 button')).toEqual(Object.keys(parts));
      expect(main.querySelectorAll('[aria-expanded=true]')).toHaveLength(0);
      expect(main.textContent).toContain(document.needsReview ? 'Needs Review' : 'Verified');
      const queue = main.querySelector('[aria-label="Documents to review"]');
      expect(queue !== null).toBe(document.needsReview);

      const toggles: string[] = [];
      for (const [title, { score, total, needsReview, details, checks }] of Object.entries(parts)) {
        const panel = opener(title)!.closest('[role=group]')!;
        expect(descriptionsOf(panel)).toEqual({
          Fields: `${score} / ${total}`,
          Missing: String(total - score),
          Issues: String(needsReview),
        });
        const hasEdge = panel.matches('[data-attention]');
        expect(hasEdge).toBe(score < total || needsReview > 0);

        await click(opener(title));
        const regions = [...main.querySelectorAll('[role=region][data-state=open]')];
        expect(regions, title).toHaveLength(1);
        const [content] = regions;
        expect(content!.textContent).toContain(details);
        const items = [...content!.querySelectorAll('li')];
        const rows = items.filter((item) => !item.textContent.includes('Resolution'));
        expect(items.length - rows.length).toBe(2);
        expect(rows).toHaveLength(checks.length);
        for (const [index, { name: check, status, details: reason }] of checks.entries()) {
          const expected = [check, words[status], reason].join('');
          expect(withoutSpaces(rows[index]!.textContent)).toContain(withoutSpaces(expected));
        }
        expectNoExtractedField();

        // Next to the page, passed checks take one line, all others two or three.
        const wrapped = rows
          .filter(({ textContent }) => textContent)
          .filter((row) => row.clientHeight > (row.textContent.includes('Success') ? 36 : 72))
          .map(({ textContent }) => textContent);
        expect(wrapped).toEqual([]);
        toggles.push(...labelsOf(content!, /^Show evidence: /));
      }

      // Tab skips the marks, so each needs an equivalent in the panels.
      const pager = main.querySelector('[aria-label=Pages]')!;
      expect(textsOf(pager, 'li')).toEqual(['1', '2', '3', '4', '5']);
      const marks = new Set<string>();
      for (const number of [1, 2, 3, 4, 5]) {
        await click(pager.querySelector(`[aria-label="Page ${number}"]`));
        const stage = main.querySelector('[aria-label="Document page"]')!;
        const image = stage.querySelector('img')!;
        expect(image.alt).toBe(`${name}, page ${number} of 5`);
        expect(image.getAttribute('src')).toBe(samplePageUrl(document.id, number));
        for (const label of labelsOf(stage, /^Missing: |, \d of \d$/g)) marks.add(label);
      }
      expect([...marks].toSorted()).toEqual(toggles.toSorted());
    },
  );
});
