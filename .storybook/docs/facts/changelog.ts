import { read } from '../../sources/sourceFiles.ts';

/** The component that an item of _New components_ is about: the first name. */
const newComponent = (item: string) => item.match(/^[A-Z]\w+/) ?? [];

/** The components that a part of the changelog starts with, as in "Table, Pager: …", or names in its first sentence. */
function subjects(item: string) {
  const sentences = item.replace(/`[^`]*`/g, '').split(/\.\s+/);
  return sentences.flatMap((sentence, index) => {
    const [subject = '', ...rest] = sentence.split(':');
    return rest.length > 0 || index === 0 ? (subject.match(/\b[A-Z]\w+/g) ?? []) : [];
  });
}

/** The first cells of a table's rows, without its header. */
const firstCells = (text: string) =>
  [...text.matchAll(/^\| ([^|]+)\|/gm)].slice(2).map(([, cell = '']) => cell);

const items = (text: string) => text.split(/^- /m).slice(1);

/** The text of each part of `text` under a heading of the given level, by heading. */
function sections(text: string, level: number) {
  const parts = text.split(new RegExp(`^${'#'.repeat(level)} `, 'm')).slice(1);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { heading: part.slice(0, end), body: part.slice(end) };
  });
}

/**
 * Reads the library's changelog. A component is new in the version that lists it under _New components_, otherwise in
 * the oldest one; it is changed if the newest version mentions it. A component that is new or changed is marked as such
 * until that version is released.
 */
export function readChangelog(text = read('packages/ui/CHANGELOG.md')) {
  const versions = sections(text, 2)
    .filter(({ heading }) => /^\d/.test(heading))
    .map(({ heading, body }) => ({
      version: heading.split(' ', 1).join(),
      isReleased: !heading.endsWith('(unreleased)'),
      parts: sections(body, 3),
    }));
  const added = new Map<string, string>();
  for (const { version, parts } of versions) {
    const { body = '' } = parts.find(({ heading }) => heading === 'New components') ?? {};
    for (const name of items(body).flatMap(newComponent)) added.set(name, version);
  }
  const [newest, oldest] = [versions.at(0), versions.at(-1)];
  if (!newest || !oldest) throw new Error('The changelog has no version.');
  const changed = new Set(
    newest.parts.flatMap(({ body }) => [...items(body), ...firstCells(body)]).flatMap(subjects),
  );
  const since = (name: string) => added.get(name) ?? oldest.version;
  return {
    since,
    /** What has changed since the last release. */
    changeOf: (name: string) => {
      if (newest.isReleased) return undefined;
      if (since(name) === newest.version) return 'new';
      return changed.has(name) ? 'changed' : undefined;
    },
  };
}
