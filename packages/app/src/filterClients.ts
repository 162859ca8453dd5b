/**
 * The clients whose name contains `query`, ignoring case (specification, section 2). The query is matched
 * literally, spaces included; an empty query matches all.
 */
export function filterClients<Client extends { name: string }>(
  clients: readonly Client[],
  query: string,
): Client[] {
  const needle = query.toLowerCase();
  return clients.filter(({ name }) => name.toLowerCase().includes(needle));
}
