import type {
  Check,
  ComparedSides,
  Evidence,
  Place,
  SumItem,
  VerificationPart,
} from '../../domain';
import type { VerificationPanel } from '../verificationPanel';
import { isOnSheet } from './places';
import type { Status } from './statuses';

interface Outcome {
  /** Unique within the document and safe in a URL, for example `font-detection`. */
  id: string;
  /** The `id` of its panel. */
  panel: string;
  status: Status;
  /** The name of the check or missing field; `2 fields missing` if nothing shows where they should be. */
  name: string;
  details?: string;
}

/** Where on the pages the outcome shows. */
interface Shown {
  /** On pages of the document; empty if unknown. */
  places: readonly Place[];
  /** Both sides of a difference, if the finding is about one. */
  comparison?: ComparedSides;
}

/** The outcome applies to the whole file. */
interface WholeFile {
  places?: undefined;
  comparison?: undefined;
}

/** The outcome of a check, passed or not, or a missing field; made by `findingsOf`. */
export type Finding = Outcome & (Shown | WholeFile);

type Keeps = (place: Place) => boolean;

function comparisonOn(keeps: Keeps, comparison: ComparedSides): ComparedSides {
  const one = (place: Place | undefined) => (place && keeps(place) ? place : undefined);
  const item = (given: SumItem) => ({ ...given, places: given.places.filter(keeps) });
  switch (comparison.kind) {
    case 'places':
      return { ...comparison, first: one(comparison.first), second: one(comparison.second) };
    case 'record':
      return { ...comparison, printedAt: one(comparison.printedAt) };
    case 'sample': {
      const pairs = comparison.pairs.map(({ suspicious, regular }) => ({
        suspicious: one(suspicious),
        regular: one(regular),
      }));
      return { ...comparison, pairs };
    }
    case 'sum':
      return {
        ...comparison,
        items: comparison.items.map(item),
        printed: item(comparison.printed),
      };
  }
}

const slug = (...words: string[]) =>
  words
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The number of missing fields, as a finding's name. */
export const missingFields = ({ score, total }: Pick<VerificationPart, 'score' | 'total'>) =>
  total - score === 1 ? '1 field missing' : `${total - score} fields missing`;

/**
 * The findings of a document, from its verification result and the evidence on its pages: by panel, in each the missing
 * fields, then the checks. Drops places that are on none of the pages.
 */
export function findingsOf(
  panels: readonly VerificationPanel[],
  evidence: readonly Evidence[],
  pageCount: number,
): Finding[] {
  const keeps: Keeps = (place) => isOnSheet(place) && place.page <= pageCount;
  const shown = ({ name, places, comparison }: Evidence) => ({
    id: slug(name),
    name,
    places: places.filter(keeps),
    comparison: comparison && comparisonOn(keeps, comparison),
  });
  return panels.flatMap(({ id: panel, part }): Finding[] => {
    const own = evidence.filter((item) => item.panel === panel);
    const missing = own.filter(({ of }) => of === 'missing field');
    const others = { score: part.score + missing.length, total: part.total };
    const name = missingFields(others);
    const outcomeOf = (check: Check): Finding => {
      const item = own.find(({ of, name: named }) => of === 'check' && named === check.name);
      return { ...check, panel, ...(item ? shown(item) : { id: slug(panel, check.name) }) };
    };
    return [
      ...missing.map((item): Finding => ({ panel, status: 'missing', ...shown(item) })),
      ...(others.score < others.total
        ? [
            {
              id: slug(panel, name),
              panel,
              status: 'missing',
              name,
              details: part.details,
            } as const,
          ]
        : []),
      ...part.checks.map(outcomeOf),
    ];
  });
}

/** The displayed name; that of a missing field includes its status. */
export const findingName = ({ status, name, places }: Finding) =>
  status === 'missing' && places ? `Missing: ${name}` : name;

/** The finding as a sentence for the client, with its first page unless the details name pages. */
export function sentenceOf({ status, name, details, places }: Finding): string {
  const text = details ?? (status === 'missing' && places ? `${name} is missing` : name);
  const sentence = text.replace(/\.?$/, '');
  const page = places?.[0]?.page;
  // Without a place, nothing else says what the details are about.
  if (page === undefined) return details ? `${name}: ${sentence}.` : `${sentence}.`;
  return /\bpages? \d/.test(text) ? `${sentence}.` : `${sentence} (page ${page}).`;
}

/** An item of a finding's sum, as a finding to mark on the item's page; undefined if the item has no place. */
export function comparedItem(
  finding: Finding | undefined,
  itemId: string | null,
): Finding | undefined {
  if (finding?.comparison?.kind !== 'sum') return undefined;
  const { items, printed } = finding.comparison;
  const item = [...items, printed].find(({ id }) => id === itemId);
  if (!item?.places.length) return undefined;
  const { id, label, places } = item;
  return { id, panel: finding.panel, status: 'success', name: label, places };
}
