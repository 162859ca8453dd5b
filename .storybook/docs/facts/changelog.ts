import { read } from '../../sources/sourceFiles.ts';

/** The components that the items of a list and the rows of a table start with, as in "Table, Pager: …". */
const subjects = (text: string) =>
  [...text.replace(/`[^`]*`/g, '').matchAll(/^[-|] ([^:.|\n]*)/gm)].flatMap(
    ([, start = '']) => start.match(/\b[A-Z]\w+/g) ?? [],
  );

/**
 * Reads the library's changelog. A component is new in the version that lists it under _New components_, otherwise in
 * the oldest one; it is changed if a line about the newest version starts with its name. It is marked as new or changed
 * until that version is released.
 */
export function readChangelog(text = read('packages/ui/CHANGELOG.md')) {
  const [, ...bodies] = text.split(/^## (?=\d)/m);
  const versions = bodies.map((body) => {
    const [, version = '', unreleased] = /^(\S+)( \(unreleased\))?/.exec(body) ?? [];
    const [, list = ''] = /^### New components\n([^#]*)/m.exec(body) ?? [];
    const added = [...list.matchAll(/^- (\w+)/gm)].map(([, name]) => name);
    return { version, isReleased: !unreleased, body, added };
  });
  const [newest, oldest] = [versions.at(0), versions.at(-1)];
  if (!newest || !oldest) throw new Error('The changelog has no version.');
  const changed = new Set(subjects(newest.body));
  const since = (name: string) =>
    (versions.find(({ added }) => added.includes(name)) ?? oldest).version;
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
