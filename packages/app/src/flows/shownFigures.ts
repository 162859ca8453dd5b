import {
  activity,
  callPrices,
  claims,
  clients,
  dashboardCounts,
  documents,
  documentTypes,
  extractedFields,
  findEvidence,
  institutionSegments,
  pageMetadata,
  pricingPlans,
  reports,
  verificationResults,
} from '@patunay/fixtures';

/**
 * The numbers in a text, without leading zeros and separators; a percentage keeps its sign. Omits file sizes, because
 * the user chooses the files.
 */
const figuresIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?%?(?!\d|\.\d| [KM]?B\b)/g) ?? []).map(
    (figure) => Number.parseFloat(figure.replaceAll(',', '')) + (figure.endsWith('%') ? '%' : ''),
  );

const data = {
  ...{ activity, callPrices, claims, clients, dashboardCounts, documents, documentTypes },
  ...{ extractedFields, institutionSegments, pageMetadata, pricingPlans, reports },
  ...{ verificationResults, evidence: documents.map(({ id }) => findEvidence(id)) },
};

let longest = 0;
const texts = JSON.stringify(data, (key, value: unknown) => {
  if (Array.isArray(value)) longest = Math.max(longest, value.length);
  // In hundredths.
  if (key === 'amount' && typeof value === 'number') return value / 100;
  return key === 'places' ? undefined : value;
});

const shares = [reports.bank, reports.utility].flatMap((rows) => {
  const sum = rows.reduce((total, { count }) => total + count, 0);
  return rows.map(({ count }) => `${Math.round((100 * count) / sum)}%`);
});

/** What the items of each sum add up to. */
const sums = data.evidence
  .flat()
  .flatMap(({ comparison }) =>
    comparison?.kind === 'sum'
      ? [String(comparison.items.reduce((total, { amount = 0 }) => total + amount, 0) / 100)]
      : [],
  );

/** The zoom, and the status code of an unknown page. */
const fixed = ['100%', '404'];

const known = new Set([...figuresIn(texts), ...shares, ...sums, ...fixed]);

/**
 * Sample pages, chart scales, the API example, and the bill on the landing page, which `landing.spec.ts` compares with
 * the sample data.
 */
const notCompared = '[data-page-text], [data-scale], pre, svg';

/** Small numbers may count or number the items of a list. */
const isCount = (figure: string) => /^\d+$/.test(figure) && Number(figure) <= longest;

/** The numbers on the screen that are neither in the sample data, nor a share or count of it. */
export function unknownFigures(screen: Element) {
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement?.checkVisibility() && !parentElement.closest(notCompared))
      found.push(...figuresIn(textContent ?? ''));
  }
  return found.filter((figure) => !known.has(figure) && !isCount(figure));
}
