/**
 * The clients whose name contains `query`, whatever the letter case (specification, section 2).
 * The query is taken literally, spaces included; an empty one finds all.
 */
export function filterClients<Client extends { name: string }>(
  clients: readonly Client[],
  query: string,
): Client[] {
  const needle = query.toLowerCase();
  return clients.filter(({ name }) => name.toLowerCase().includes(needle));
}
