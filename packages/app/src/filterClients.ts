/** The lower-case names of each list, computed once and not on every key. */
const foldedNames = new WeakMap<readonly object[], string[]>();

function foldNames(clients: readonly { name: string }[]) {
  let names = foldedNames.get(clients);
  if (!names) {
    names = clients.map(({ name }) => name.toLowerCase());
    foldedNames.set(clients, names);
  }
  return names;
}

/**
 * The clients whose name contains `query`, ignoring case (specification, section 2). The query is matched
 * literally, spaces included; an empty query matches all.
 */
export function filterClients<Client extends { name: string }>(
  clients: readonly Client[],
  query: string,
): Client[] {
  const names = foldNames(clients);
  const needle = query.toLowerCase();
  return clients.filter((_client, index) => names[index]!.includes(needle));
}
