import type { Searchable } from './searchIndex';

export interface Match {
  title: string;
  /** Why it was found, unless its name says so. */
  reason?: string;
}

/** The most characters of a text that a reason quotes. */
const longest = 48;

const startsWord = (query: string) =>
  new RegExp(`(^|[^\\p{L}\\d])${query.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}`, 'iu');

function quote(text: string, pattern: RegExp) {
  if (text.length <= longest) return `“${text}”`;
  const start = Math.max(0, text.search(pattern) - longest / 4);
  const part = text.slice(start, start + longest).trim();
  return `“${start > 0 ? '… ' : ''}${part}${start + longest < text.length ? ' …' : ''}”`;
}

const list = (items: string[]) => `${items.slice(0, 2).join(', ')}${items.length > 2 ? ' …' : ''}`;

/** The reason why an entry matches, with its rank: a name before an alias, a role, a part and a text. */
function matchOf(entry: Searchable, query: string) {
  const { title, aliases, roles, parts, tokens, listed, texts } = entry;
  if (query.startsWith('--')) {
    const used = [...listed, ...tokens].filter((token) => token.includes(query.slice(2)));
    if (used.length === 0) return undefined;
    return { rank: listed.length > 0 ? 0 : 1, reason: list(used) };
  }
  const [, name = ''] = title.split('/');
  const squeezed = query.replaceAll(' ', '').toLowerCase();
  if (name.replaceAll(' ', '').toLowerCase().includes(squeezed)) return { rank: 0 };
  const pattern = startsWord(query);
  const alias = aliases.find((item) => pattern.test(item));
  if (alias) return { rank: 1, reason: `Also called ${alias}` };
  const tokensOfName = listed.filter((token) => pattern.test(token));
  if (tokensOfName.length > 0) return { rank: 1, reason: list(tokensOfName) };
  const role = roles.find((item) => pattern.test(item));
  if (role) return { rank: 2, reason: `Role: ${role}` };
  const part = parts.find((item) => item.toLowerCase().startsWith(squeezed));
  if (part) return { rank: 3, reason: `Contains ${part}` };
  const found = texts.filter((item) => pattern.test(item)).sort((a, b) => a.length - b.length)[0];
  return found ? { rank: 4, reason: quote(found, pattern) } : undefined;
}

/**
 * Finds components, patterns, screens and guides by name, alias, role, part or text, or by token if the query starts with
 * `--`, and foundations by a word of their tokens. Best matches first.
 */
export function search(query: string, index: Searchable[]): Match[] {
  return index
    .map((entry) => ({ title: entry.title, match: matchOf(entry, query.trim().normalize()) }))
    .flatMap(({ title, match }) => (match ? [{ title, ...match }] : []))
    .sort((one, other) => one.rank - other.rank)
    .map(({ title, reason }) => ({ title, ...(reason && { reason }) }));
}
