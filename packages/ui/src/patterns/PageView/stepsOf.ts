import type { Finding } from '../../domain';

/** The selected finding's index, and functions that select the next and the previous one. They wrap around. */
export function stepsOf(
  findings: readonly Finding[],
  selected: string | null,
  onSelect: (id: string) => void,
) {
  // A place that a finding compares belongs to it (comparedPlace).
  const index = findings.findIndex(({ id }) => id === selected || selected?.startsWith(`${id}.`));
  const stepTo = (target: number) => {
    const next = findings.at(target % findings.length);
    if (next) onSelect(next.id);
    return next?.id ?? null;
  };
  return {
    index,
    toNext: () => stepTo(index + 1),
    toPrevious: () => stepTo(Math.max(index, 0) - 1),
  };
}
