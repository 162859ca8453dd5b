import type { Finding } from '../findings';

/** The selected finding's index, or -1; and the ids of the next and the previous one, wrapping around. */
export function stepsOf(findings: readonly Finding[], selected: string | null) {
  const index = findings.findIndex(({ id }) => id === selected);
  const idAt = (target: number) => findings.at(target % findings.length)?.id ?? null;
  return { index, next: idAt(index + 1), previous: idAt(Math.max(index, 0) - 1) };
}
