/**
 * Names the probable cause of each changed screenshot: a changed component explains the changes of everything that
 * contains it (other components, screens). Causes come first, the one that explains most at the top.
 *
 * @param containersOf returns the ids of the stories that contain the component with this title
 * @returns the changes, each with the title of its cause
 */
export function byCause<Change extends { id: string; title: string }>(
  changes: Change[],
  containersOf: (title: string) => Set<string>,
): (Change & { cause: string })[] {
  const titles = [...new Set(changes.map(({ title }) => title))];
  const containers = new Map(titles.map((title) => [title, containersOf(title)]));
  const explains = (cause: string, { title, id }: Change) =>
    title === cause || containers.get(cause)?.has(id);
  const reach = (cause: string) => changes.filter((change) => explains(cause, change)).length;
  const causes = titles.sort((a, b) => reach(b) - reach(a) || a.localeCompare(b));
  const caused = changes.map((change) => ({
    ...change,
    cause: causes.find((cause) => explains(cause, change)) ?? change.title,
  }));
  const rank = ({ title, cause }: { title: string; cause: string }) =>
    causes.indexOf(cause) + (title === cause ? 0 : causes.length);
  return caused.sort((a, b) => rank(a) - rank(b));
}
