import { CircleCheck, CircleX, TextCursorInput, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { CheckStatus } from '../../domain';
import type { Tone } from '../../tones';

/** The outcome of a check, or that a field is missing. */
export type Status = CheckStatus | 'missing';

interface StatusFacts {
  word: string;
  /** After a number, for example `2 errors`. */
  plural: string;
  tone: Tone;
  /** The icon in lists; without one, a dashed box. */
  icon?: LucideIcon;
  /** The highest is listed first; 0 needs no review. */
  rank: number;
  /** How it is marked on the page. */
  mark: { tone: 'accent' | 'warning' | 'danger'; icon: LucideIcon; dashed?: true };
}

/** Everything that depends on a status: texts, looks, order. */
export const statuses: Readonly<Record<Status, StatusFacts>> = {
  error: {
    word: 'Error',
    plural: 'errors',
    tone: 'danger',
    icon: CircleX,
    rank: 3,
    mark: { tone: 'danger', icon: X },
  },
  warning: {
    word: 'Warning',
    plural: 'warnings',
    tone: 'warning',
    icon: TriangleAlert,
    rank: 2,
    mark: { tone: 'warning', icon: TriangleAlert },
  },
  missing: {
    word: 'Missing',
    plural: 'missing',
    tone: 'accent',
    rank: 1,
    mark: { tone: 'accent', icon: TextCursorInput, dashed: true },
  },
  success: {
    word: 'Success',
    plural: 'successes',
    tone: 'success',
    icon: CircleCheck,
    rank: 0,
    mark: { tone: 'accent', icon: TextCursorInput },
  },
};

export const statusNames = Object.keys(statuses) as Status[];

type HasStatus = Readonly<{ status: Status }>;

const rankOf = ({ status }: HasStatus) => statuses[status].rank;

/** Whether it needs review. */
export const needsReview = (item: HasStatus) => rankOf(item) > 0;

/** The items that need review, worst first; those of the same status stay in their order. */
export const worstFirst = <Item extends HasStatus>(items: readonly Item[]): Item[] =>
  items.filter(needsReview).toSorted((one, other) => rankOf(other) - rankOf(one));

/** How many items there are of each status that needs review, the worst first. */
export const countsToReview = (items: readonly HasStatus[]) =>
  worstFirst(statusNames.map((status) => ({ status }))).map(({ status }) => ({
    status,
    count: items.filter((item) => item.status === status).length,
  }));

/** Sorts lists: the one with more items of the worst status comes first. */
export function compareSeverity(one: readonly HasStatus[], other: readonly HasStatus[]) {
  const counts = countsToReview(one);
  const differences = countsToReview(other).map(
    ({ count }, index) => count - (counts[index]?.count ?? 0),
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}
