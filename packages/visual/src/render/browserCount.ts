import { availableParallelism, totalmem } from 'node:os';

/** The most memory that a browser with its page takes, in bytes. */
const memoryOfBrowser = 1e9;

/**
 * How many browsers may run at once: one per core, as far as memory allows. In a container, its limit counts.
 *
 * @param shares how many steps that start browsers share the machine; by default the variable `BROWSER_SHARES`
 */
export function browserCount(
  shares = Number(process.env.BROWSER_SHARES ?? 1),
  memory = Math.min(totalmem(), process.constrainedMemory() || Infinity),
): number {
  return Math.max(
    1,
    Math.min(availableParallelism(), Math.floor(memory / memoryOfBrowser / shares)),
  );
}
