interface Entry<Client> {
  client: Client;
  /** Folded for comparison. */
  name: string;
}

/** The entries of each list, and those that its last search has found. */
const indexes = new WeakMap<
  readonly object[],
  { all: Entry<object>[]; needle: string; found: Entry<object>[] }
>();

/** Some keyboards and file systems write `ñ` as two characters; NFC makes both forms the same. Accents stay significant. */
const fold = (text: string) => text.toLowerCase().normalize('NFC');

function indexOf(clients: readonly { name: string }[]) {
  let index = indexes.get(clients);
  if (!index) {
    const all = clients.map((client) => ({ client, name: fold(client.name) }));
    index = { all, needle: '', found: all };
    indexes.set(clients, index);
  }
  return index;
}

/**
 * The clients whose name contains `query`, ignoring case (specification, section 2) and Unicode form. The query is matched
 * literally, spaces included; an empty query matches all. A query that contains the last one searches its result only.
 */
export function filterClients<Client extends { name: string }>(
  clients: readonly Client[],
  query: string,
): Client[] {
  const index = indexOf(clients);
  const needle = fold(query);
  const candidates = needle.includes(index.needle) ? index.found : index.all;
  index.needle = needle;
  index.found = candidates.filter(({ name }) => name.includes(needle));
  return index.found.map(({ client }) => client as Client);
}
