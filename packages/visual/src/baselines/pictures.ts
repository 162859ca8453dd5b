import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { decode, hashOf } from '../compare/pixels.ts';
import { writeWhole } from '../writeWhole.ts';

/** Above this size, the cache drops pictures that no baseline needs, the oldest first. */
const mostBytes = 600_000_000;

/**
 * A cache of screenshots by the hash of their pixels, as the PNG files that Chromium returned. It only shows people what
 * a screenshot looked like: no verdict depends on it.
 */
export function openPictures(folder: string) {
  const fileOf = (hash: string) => resolve(folder, hash.slice(0, 2), `${hash}.png`);
  let unwritable: unknown;
  let damaged = 0;

  return {
    /** Keeps a screenshot. */
    keep(hash: string, png: Buffer) {
      const file = fileOf(hash);
      if (unwritable || existsSync(file)) return;
      try {
        writeWhole(file, png);
      } catch (error) {
        unwritable = error;
      }
    },

    /**
     * The path of a screenshot whose pixels have been verified; undefined if it is not in the cache. A damaged file is
     * removed.
     */
    async find(hash: string): Promise<string | undefined> {
      const file = fileOf(hash);
      if (!existsSync(file)) return undefined;
      const pixels = await decode(readFileSync(file));
      if (pixels && hashOf(pixels) === hash) return file;
      damaged += 1;
      tryRemove(file);
      return undefined;
    },

    /** Drops the oldest pictures that are not in `wanted` until the cache has the size it may have. */
    prune(wanted: Set<string>, most = mostBytes) {
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.png'))
        .map((name) => resolve(folder, name))
        .flatMap((file) => {
          // Another run may be pruning the same cache.
          const stat = statSync(file, { throwIfNoEntry: false });
          return stat ? [{ file, bytes: stat.size, time: stat.mtimeMs }] : [];
        });
      let size = files.reduce((sum, { bytes }) => sum + bytes, 0);
      const isWanted = (file: string) => wanted.has(file.slice(-36, -4));
      for (const { file, bytes } of files.sort((a, b) => a.time - b.time)) {
        if (size <= most) return;
        if (isWanted(file)) continue;
        tryRemove(file);
        size -= bytes;
      }
    },

    /** One sentence for each thing that is wrong with the cache, none of which changes a verdict. */
    problems(): string[] {
      const name = relative(process.cwd(), folder);
      const isFull =
        unwritable instanceof Error && 'code' in unwritable && unwritable.code === 'ENOSPC';
      const reason = isFull ? 'the disk is full' : String(unwritable);
      return [
        ...(unwritable ? [`Screenshots could not be kept in ${name}: ${reason}.`] : []),
        ...(damaged > 0
          ? [`${damaged} of the screenshots in ${name} were damaged, and were removed from it.`]
          : []),
      ];
    },
  };
}

/** In a read-only cache, nothing can be removed. */
function tryRemove(file: string) {
  try {
    rmSync(file, { force: true });
  } catch {
    // What cannot be removed is ignored by the next run, too.
  }
}
