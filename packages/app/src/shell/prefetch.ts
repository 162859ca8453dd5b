/** Fetches code before it is asked for; a failure shows when it is asked for, not before. */
export function prefetch(load: () => Promise<unknown>): void {
  void load().catch(() => undefined);
}
