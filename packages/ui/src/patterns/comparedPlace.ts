import type { Finding } from '../domain';

/** A place that a finding compares, as a finding that can be marked on its page; undefined if there is none. Its `id` is only unique among the places of the finding. */
export function comparedPlace(
  finding: Finding | null | undefined,
  placeId: string | null,
): Finding | undefined {
  if (finding?.comparison?.kind !== 'sum') return undefined;
  const { comparison } = finding;
  const item = [...comparison.items, comparison.printed].find(({ id }) => id === placeId);
  if (!item?.boxes.length) return undefined;
  const { id, label, boxes } = item;
  return { id, panelId: finding.panelId, label, kind: 'field', boxes };
}
