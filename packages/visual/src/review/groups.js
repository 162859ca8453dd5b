/**
 * `Map.groupBy`, which Node 20 lacks.
 *
 * @template Item, Key
 * @param {Item[]} items
 * @param {(item: Item) => Key} keyOf
 * @returns {Map<Key, Item[]>}
 */
export function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Names the probable cause of each changed screenshot: a changed component explains the changes of everything that
 * contains it (other components, screens). Causes come first, the one that explains most at the top.
 *
 * @template {{ id: string, title: string }} Change
 * @param {Change[]} changes
 * @param {(title: string) => Set<string>} containersOf returns the ids of the stories that contain the component with
 *   this title
 * @returns {(Change & { cause: string })[]} the changes, each with the title of its cause
 */
export function byCause(changes, containersOf) {
  const titles = [...new Set(changes.map(({ title }) => title))];
  const containers = new Map(titles.map((title) => [title, containersOf(title)]));
  const explains = (cause, { title, id }) => title === cause || containers.get(cause).has(id);
  const reach = (cause) => changes.filter((change) => explains(cause, change)).length;
  const causes = titles.sort((a, b) => reach(b) - reach(a) || a.localeCompare(b));
  const caused = changes.map((change) => ({
    ...change,
    cause: causes.find((cause) => explains(cause, change)),
  }));
  const rank = ({ title, cause }) => causes.indexOf(cause) + (title === cause ? 0 : causes.length);
  return caused.sort((a, b) => rank(a) - rank(b));
}

/**
 * The changes by their cause: `own` are those of the component itself, `others` those that contain it.
 *
 * @template {{ title: string, cause: string }} Change
 * @param {Change[]} changes
 */
export const groupsOf = (changes) =>
  [...groupBy(changes, ({ cause }) => cause)].map(([cause, all]) => ({
    cause,
    own: all.filter(({ title }) => title === cause),
    others: all.filter(({ title }) => title !== cause),
  }));
