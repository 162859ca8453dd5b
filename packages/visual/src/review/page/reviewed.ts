import type { Change } from '../data.ts';
import { keyOf } from './words.ts';

/** Each report remembers its own; one at the same place later keeps those whose pixels are the same. */
const storageKey = `reviewed ${location.pathname}`;

const versionOf = (change: Change) =>
  `${keyOf(change)} ${change.hash ?? ''} ${change.share ?? change.message}`;

/** Some browsers block storage for pages that are opened from a file: then it lasts until the page is closed. */
const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** Which changes are marked as reviewed. */
export function rememberReviewed(changes: Change[]) {
  const stored = new Set<string>(
    attempt(() => JSON.parse(localStorage.getItem(storageKey) ?? '[]')) ?? [],
  );
  const reviewed = new Set(changes.map(versionOf).filter((version) => stored.has(version)));
  return {
    has: (change: Change) => reviewed.has(versionOf(change)),
    toggle(change: Change) {
      const version = versionOf(change);
      if (!reviewed.delete(version)) reviewed.add(version);
      attempt(() => localStorage.setItem(storageKey, JSON.stringify([...reviewed])));
    },
  };
}
