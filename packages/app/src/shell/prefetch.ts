/** Prefetches code and ignores failures: they surface when the code is actually needed. */
export function prefetch(load: () => Promise<unknown>): void {
  void load().catch(() => undefined);
}
