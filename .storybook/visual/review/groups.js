/**
 * Groups changed screenshots by probable cause: a changed component comes first, with everything that contains it
 * (other components, screens) collapsed below.
 *
 * @param {{ id: string, title: string }[]} changes
 * @param {(title: string) => Set<string>} containersOf the ids of the stories that contain what a title is about
 * @returns {{ title: string, own: object[], folded: { title: string, changes: object[] }[] }[]}
 */
export function groupByCause(changes, containersOf) {
  const byTitle = new Map();
  for (const change of changes) {
    byTitle.set(change.title, [...(byTitle.get(change.title) ?? []), change]);
  }
  const titles = [...byTitle.keys()];
  const containers = new Map(titles.map((title) => [title, containersOf(title)]));
  const contains = (outer, inner) =>
    outer !== inner && byTitle.get(outer).some(({ id }) => containers.get(inner).has(id));
  // Components may contain each other in stories: then none of them is the cause.
  const roots = titles.filter(
    (title) => !titles.some((inner) => contains(title, inner) && !contains(inner, title)),
  );
  const isExplained = (title) => roots.some((root) => contains(title, root));
  const causes = titles.filter((title) => roots.includes(title) || !isExplained(title));
  const reach = (title) => titles.filter((outer) => contains(outer, title)).length;
  causes.sort((a, b) => reach(b) - reach(a) || a.localeCompare(b));

  const causeOf = (title) => causes.find((cause) => cause === title || contains(title, cause));
  return causes.map((cause) => ({
    title: cause,
    own: byTitle.get(cause),
    folded: titles
      .filter((title) => !causes.includes(title) && causeOf(title) === cause)
      .map((title) => ({ title, changes: byTitle.get(title) })),
  }));
}
