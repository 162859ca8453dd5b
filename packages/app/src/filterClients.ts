/** Some keyboards and file systems write `ñ` as two characters; NFC makes both forms the same. Accents stay significant. */
const fold = (text: string) => text.toLowerCase().normalize('NFC');

/**
 * The clients whose name contains `query`, ignoring case (specification, section 2) and Unicode form. The query is matched
 * literally, spaces included; an empty query matches all.
 */
export function filterClients<Client extends { name: string }>(
  clients: readonly Client[],
  query: string,
): Client[] {
  const needle = fold(query);
  return clients.filter(({ name }) => fold(name).includes(needle));
}
