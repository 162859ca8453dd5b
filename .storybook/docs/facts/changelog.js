import { read } from '../../sources/sourceFiles.js';

/** The components that a part of the changelog starts with, as in "Table, Pager: …", or names in its first sentence. */
function subjects(item) {
  const sentences = item.replace(/`[^`]*`/g, '').split(/\.\s+/);
  return sentences.flatMap((sentence, index) => {
    const [subject, ...rest] = sentence.split(':');
    return rest.length > 0 || index === 0 ? (subject.match(/\b[A-Z]\w+/g) ?? []) : [];
  });
}

/** The first cells of a table's rows, without its header. */
const firstCells = (text) => [...text.matchAll(/^\| ([^|]+)\|/gm)].slice(2).map(([, cell]) => cell);

const items = (text) => text.split(/^- /m).slice(1);

/** The text of each part of `text` under a heading of the given level, by heading. */
function sections(text, level) {
  const parts = text.split(new RegExp(`^${'#'.repeat(level)} `, 'm')).slice(1);
  return parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]);
}

/**
 * Reads the library's changelog. A component is new in the version that lists it under _New components_, otherwise in
 * the oldest one; it is changed if the newest version mentions it.
 *
 * @param {string} text
 * @returns {{ newest: string, since: (name: string) => string, isChanged: (name: string) => boolean }}
 */
export function readChangelog(text = read('packages/ui/CHANGELOG.md')) {
  const versions = sections(text, 2)
    .filter(([heading]) => /^\d/.test(heading))
    .map(([heading, body]) => ({ version: heading.split(' ')[0], parts: sections(body, 3) }));
  const added = new Map();
  for (const { version, parts } of versions) {
    const [, body] = parts.find(([heading]) => heading === 'New components') ?? [];
    for (const name of body ? items(body).flatMap(subjects) : []) added.set(name, version);
  }
  const [{ version: newest, parts }] = versions;
  const changed = new Set(
    parts.flatMap(([, body]) => [...items(body), ...firstCells(body)]).flatMap(subjects),
  );
  return {
    newest,
    since: (name) => added.get(name) ?? versions.at(-1).version,
    isChanged: (name) => changed.has(name) && added.get(name) !== newest,
  };
}
