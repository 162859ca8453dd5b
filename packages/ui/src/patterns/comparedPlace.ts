import type { Finding } from '../domain';

/** A place that a finding compares, as a finding that can be marked on its page; undefined if there is none. */
export function comparedPlace(
  finding: Finding | null | undefined,
  placeId: string | null,
): Finding | undefined {
  const comparison = finding?.comparison;
  if (comparison?.kind !== 'sum') return undefined;
  const item = [...comparison.items, comparison.printed].find(({ id }) => id === placeId);
  if (!item?.boxes.length) return undefined;
  const { label, boxes } = item;
  return {
    id: `${finding!.id}.${item.id}`,
    panelId: finding!.panelId,
    label,
    kind: 'field',
    boxes,
  };
}
