/**
 * Names the probable cause of each changed screenshot: a changed component explains the changes of everything that
 * contains it (other components, screens). Causes come first, the one that explains most at the top.
 *
 * @template {{ id: string, title: string }} Change
 * @param {Change[]} changes
 * @param {(title: string) => Set<string>} containersOf the ids of the stories that contain what a title is about
 * @returns {(Change & { cause: string })[]} the changes, each with the title of its cause
 */
export function byCause(changes, containersOf) {
  const titles = [...new Set(changes.map(({ title }) => title))];
  const containers = new Map(titles.map((title) => [title, containersOf(title)]));
  const contains = (outer, inner) =>
    outer !== inner &&
    changes.some(({ title, id }) => title === outer && containers.get(inner).has(id));
  // Two components may contain each other in their stories; then neither rules out the other as a cause.
  const roots = titles.filter(
    (title) => !titles.some((inner) => contains(title, inner) && !contains(inner, title)),
  );
  const isExplained = (title) => roots.some((root) => contains(title, root));
  const causes = titles.filter((title) => roots.includes(title) || !isExplained(title));
  const reach = (title) => titles.filter((outer) => contains(outer, title)).length;
  causes.sort((a, b) => reach(b) - reach(a) || a.localeCompare(b));

  const causeOf = (title) => causes.find((cause) => cause === title || contains(title, cause));
  const own = causes.flatMap((cause) => changes.filter(({ title }) => title === cause));
  const others = changes.filter(({ title }) => !causes.includes(title));
  return [...own, ...others].map((change) => ({ ...change, cause: causeOf(change.title) }));
}
