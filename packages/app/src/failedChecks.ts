import type { VerificationResult } from '@patunay/fixtures';

/** In how many results each check did not pass, the most frequent first; omits checks that always passed. */
export function failedChecks(results: readonly VerificationResult[]) {
  const counts = new Map<string, number>();
  for (const { fieldsCompleted, metadata, fraudDetection } of results) {
    const checks = [fieldsCompleted, metadata, fraudDetection].flatMap((part) => part.checks);
    for (const { name, status } of checks) {
      if (status !== 'success') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([label, value]) => ({ label, value }))
    .toSorted((one, other) => other.value - one.value);
}
