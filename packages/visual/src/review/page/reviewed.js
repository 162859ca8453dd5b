import { keyOf } from './words.js';

/** Each report remembers its own; one at the same place later keeps those whose pixels are the same. */
const storageKey = `reviewed ${location.pathname}`;

const versionOf = (change) =>
  `${keyOf(change)} ${change.hash ?? ''} ${change.share ?? change.message}`;

/** Some browsers block storage for pages that are opened from a file: then it lasts until the page is closed. */
const attempt = (action) => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** Which changes are marked as reviewed. */
export function rememberReviewed(changes) {
  const stored = new Set(attempt(() => JSON.parse(localStorage.getItem(storageKey))) ?? []);
  const reviewed = new Set(changes.map(versionOf).filter((version) => stored.has(version)));
  return {
    has: (change) => reviewed.has(versionOf(change)),
    toggle(change) {
      const version = versionOf(change);
      if (!reviewed.delete(version)) reviewed.add(version);
      attempt(() => localStorage.setItem(storageKey, JSON.stringify([...reviewed])));
    },
  };
}
