import { importWithRetry } from '@patunay/ui';

/** Prefetches code and ignores failures: they surface when the code is actually needed. */
export function prefetch(load: () => Promise<unknown>): void {
  void importWithRetry(load).catch(() => undefined);
}
