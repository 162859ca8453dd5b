interface Entry<Client> {
  client: Client;
  /** In lower case. */
  name: string;
}

/** The entries of each list, and those that its last search has found. */
const indexes = new WeakMap<
  readonly object[],
  { all: Entry<object>[]; needle: string; found: Entry<object>[] }
>();

function indexOf(clients: readonly { name: string }[]) {
  let index = indexes.get(clients);
  if (!index) {
    const all = clients.map((client) => ({ client, name: client.name.toLowerCase() }));
    index = { all, needle: '', found: all };
    indexes.set(clients, index);
  }
  return index;
}

/**
 * The clients whose name contains `query`, ignoring case (specification, section 2). The query is matched
 * literally, spaces included; an empty query matches all. A query that contains the last one searches its result only.
 */
export function filterClients<Client extends { name: string }>(
  clients: readonly Client[],
  query: string,
): Client[] {
  const index = indexOf(clients);
  const needle = query.toLowerCase();
  const candidates = needle.includes(index.needle) ? index.found : index.all;
  index.needle = needle;
  index.found = candidates.filter(({ name }) => name.includes(needle));
  return index.found.map(({ client }) => client as Client);
}
