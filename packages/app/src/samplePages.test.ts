import {
  clients,
  documents,
  extractedFields,
  findVerificationResult,
  pageMetadata,
  samplePageUrl,
  viewerPageCount,
} from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import { DocumentViewer, useReview, VerificationPanels } from '@patunay/ui';
import { createElement } from 'react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { clientPath, documentPath } from './paths';
import { prerender } from './prerender';
import { verificationOf } from './verificationOf';

// Server-renders every sample client and document. The end-to-end tests open one of each kind in a browser.

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

/** The text of each element with this tag. */
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b.*?</${tag}>`, 'g'))].map(([element]) => textOf(element));

/** The value of each term of a description list. */
function descriptionsOf(html: string) {
  const values = textsOf(html, 'dd');
  return Object.fromEntries(textsOf(html, 'dt').map((term, index) => [term, values[index]]));
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)".*?<\/a>/g)].map(([link, href]) => [
    textOf(link),
    href,
  ]);

const mainOf = async (path: string) => /<main.*<\/main>/.exec((await prerender(path)).html)![0];

type ViewerProps = Omit<ComponentProps<typeof DocumentViewer>, 'review'>;

/** The viewer, at one page. */
function PageOfViewer({ page, ...props }: ViewerProps & { page: number }) {
  const { findings = [], pageCount } = props;
  const review = useReview({ findings, pageCount }, { page });
  return createElement(DocumentViewer, { ...props, review });
}

describe('the page of a client', () => {
  test.each(clients)('$name has a summary and its documents', async (client) => {
    const main = await mainOf(clientPath(client));
    // The sample data is oldest first.
    const own = documents.filter(({ clientId }) => clientId === client.id).toReversed();
    expect(descriptionsOf(main)).toEqual({
      'User ID': client.id,
      Documents: String(client.documentsCount),
      'Last Activity': client.lastActivity,
    });
    expect(textsOf(main, 'p')).toEqual([
      client.needsReviewCount > 0
        ? `${client.needsReviewCount} documents need approval`
        : 'All documents approved',
      ...(own.length === 0 ? ['No documents yet'] : []),
    ]);

    const [, body] = main.split('<tbody');
    const rows = (body ?? '')
      .split('<tr')
      .slice(1)
      .filter((row) => row.includes('<a'));
    expect(rows.map((row) => textsOf(row, 't[hd]'))).toEqual(
      own.map(({ name, type, uploadDate, needsReview }) => [
        name,
        type,
        uploadDate,
        needsReview ? 'Needs Review Review Now' : 'Verified',
      ]),
    );
    expect(rows.flatMap(linksOf)).toEqual(
      own.flatMap((document) => [
        [document.name, documentPath(document)],
        ...(document.needsReview ? [['Review Now', documentPath(document)]] : []),
      ]),
    );
  });
});

/** The `aria-label` of each button, without what matches `ignored`. */
const labelsOf = (html: string, ignored: RegExp) =>
  [...html.matchAll(/<button\b[^>]*aria-label="([^"]*)"/g)].map(([, label]) =>
    label!.replace(ignored, ''),
  );

function expectNoExtractedField(html: string) {
  for (const text of Object.entries(extractedFields).flat()) expect(html).not.toContain(text);
}

/** The sample data that the document screen passes to the viewer and the panels, as props. */
function propsOf(document: ClientDocument) {
  const { id, name } = document;
  const { panels, findings } = verificationOf(document);
  return {
    viewer: {
      documentName: name,
      pageCount: viewerPageCount,
      pageImage: (page: number) => samplePageUrl(id, page),
      findings,
      extractedFields,
    },
    panels: { panels, pages: pageMetadata, findings },
  };
}

const words = { success: 'Success', warning: 'Warning', error: 'Error' };

describe('the page of a document', () => {
  test.each(documents)(
    '$name shows its first page, its status and its counts',
    async (document) => {
      const main = await mainOf(documentPath(document));
      expect(main).toContain(`<img src="${samplePageUrl(document.id, 1)}"`);
      expect(main).toContain(`alt="${document.name}, page 1 of 5"`);
      expect(main).toContain(document.needsReview ? 'Needs Review' : 'Verified');
      expect(main.includes('aria-label="Documents to review"')).toBe(document.needsReview);

      const { fieldsCompleted, metadata, fraudDetection } = findVerificationResult(document.id)!;
      const [, ...panels] = main.split(
        /<div[^>]*(?=role="group" aria-label="(?:Utility|Meta|Fraud))/,
      );
      const parts = [fieldsCompleted, metadata, fraudDetection];
      expect(panels.map((panel) => textsOf(panel, 'h2')[0])).toEqual([
        'Utility Bill Fields',
        'Metadata',
        'Fraud Detection',
      ]);
      for (const [index, { score, total, needsReview }] of parts.entries()) {
        expect(descriptionsOf(panels[index]!)).toEqual({
          Fields: `${score} / ${total}`,
          Missing: String(total - score),
          Issues: String(needsReview),
        });
        const hasRedEdge = /^[^>]*data-attention/.test(panels[index]!);
        expect(hasRedEdge).toBe(score < total || needsReview > 0);
      }

      expectNoExtractedField(main);
    },
  );

  test.each(documents)(
    '$name lists every check, and has a toggle button for every mark on its pages',
    (document) => {
      const { viewer, panels } = propsOf(document);
      const toggles: string[] = [];
      for (const { id, part } of panels.panels) {
        const html = renderToString(
          createElement(VerificationPanels, {
            ...panels,
            // Closed panels have lists of their own.
            panels: panels.panels.filter((panel) => panel.id === id),
            defaultValue: id,
          }),
        );
        expectNoExtractedField(html);
        expect(textOf(html)).toContain(part.details);
        expect(textsOf(html, 'li').filter((text) => !text.includes('Resolution'))).toEqual(
          part.checks.map(({ name, status, details }) =>
            expect.stringContaining([name, words[status], details].join(' ')),
          ),
        );
        toggles.push(...labelsOf(html, /^Show evidence: /));
      }

      // Tab skips the marks, so each needs an equivalent in the panels.
      const marks = new Set<string>();
      for (let page = 1; page <= viewerPageCount; page += 1) {
        const html = renderToString(createElement(PageOfViewer, { ...viewer, page }));
        expectNoExtractedField(html);
        const [, stage] = html.split('aria-label="Document page"');
        const [sheet] = stage!.split('>Page ');
        for (const label of labelsOf(sheet!, /^Missing: |, \d of \d$/g)) marks.add(label);
      }
      expect([...marks].toSorted()).toEqual(toggles.toSorted());
    },
  );
});
