import type { Finding } from '../domain';

/** The pages of a finding, sorted and without duplicates. */
export const pagesOf = ({ boxes }: Pick<Finding, 'boxes'>): number[] =>
  [...new Set(boxes.map(({ page }) => page))].sort((a, b) => a - b);

/**
 * A short label for where a finding is: `p. 2`, `p. 1, 4` or `p. 1–3`; `no place` without boxes. Never `Page 2`, which
 * is the name of a pager button.
 */
export function placeOf(finding: Pick<Finding, 'boxes'>): string {
  const pages = pagesOf(finding);
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return 'no place';
  const consecutive = pages.length > 2 && last - first === pages.length - 1;
  return `p. ${consecutive ? `${first}–${last}` : pages.join(', ')}`;
}
