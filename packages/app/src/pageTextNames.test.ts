import {
  clients,
  documents,
  findVerificationResult,
  fraudCheckNames,
  pageMetadata,
  samplePageText,
} from '@patunay/fixtures';
import { errorTexts, panelsOf } from '@patunay/ui';
import { expect, test } from 'vitest';
import { pageOf, sidebarLinks } from './pages';
import { documentPath } from './paths';
import { prerender } from './prerender';

// A test, a screen reader or the browser's search that looks for a name on the page should not find it on the paper too.

/** What the specification names on the document page, its panels and the review dialog; numbers are left out. */
const specified = [
  ...sidebarLinks.map(({ label }) => label),
  ...clients.map(({ name }) => name),
  ...documents.flatMap(({ name, type }) => [name, type]),
  ...fraudCheckNames,
  ...pageMetadata.flatMap(({ pageNumber, fileSize, fileType, pageSize, resolution }) => [
    `Page ${pageNumber}`,
    fileSize,
    fileType,
    pageSize,
    resolution,
  ]),
  ...Object.values(errorTexts),
  ...['Document', 'Type', 'Upload Date', 'Status', 'Needs Review', 'Verified', 'Review Now'],
  ...['Add Pages', 'Approve Document', 'Reject Document', 'Approve', 'Reject', 'Confirm', 'Cancel'],
  ...['Approval Notes (Required)', 'Rejection Reason (Required)', 'Notes', 'Reason'],
  ...['Fields', 'Missing', 'Issues', 'Success', 'Warning', 'Error'],
  ...['Log Out', 'Dashboard', 'Client', 'System', 'Letter', 'dpi'],
];

/** The texts of a page that is rendered on the server, without numbers. */
async function textsOn(path: string) {
  const { html } = await prerender(path);
  return [...html.matchAll(/>([^<]+)</g)]
    .map(([, text = '']) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

test.each(documents)('no line of $name contains a name that its page shows', async (document) => {
  const pages = await samplePageText(document.id);
  const lines = pages.map((blocks) =>
    blocks
      .flatMap(({ rows }) => rows.flat())
      .flatMap((line) => (line ? [line.words.map(({ text }) => text).join(' ')] : [])),
  );
  // Words of several lines can be found as well.
  const papers = lines.map((texts) => texts.join(' ').toLowerCase());

  const checks = panelsOf(findVerificationResult(document.id)!).flatMap(({ part }) => part.checks);
  const names = [
    ...specified,
    ...checks.flatMap(({ name, details }) => [name, details]),
    ...(await textsOn(documentPath(document))),
    ...(await textsOn(pageOf('Review').path)),
  ];
  expect(names.length).toBeGreaterThan(100);
  const found = [...new Set(names)].filter((name) =>
    papers.some((paper) => paper.includes(name.toLowerCase())),
  );
  expect(found).toEqual([]);
});
