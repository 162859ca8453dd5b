import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isDifferent } from '../render/render.ts';
import { root } from '../settings.ts';

/** A syntax error or unresolved import in one sentence, from the message of the development server. */
export function syntaxError({ message, file }) {
  const lines = stripVTControlCharacters(message).split('\n');
  const reason = lines
    .map((line) => line.trim().replace(/^\[\w+\] /, ''))
    .find((line) => line && !line.startsWith('Transform failed'));
  const name = file ? relative(root, file.replace(/\?.*$/, '')) : 'A saved file';
  return `${name}: ${reason ?? 'it cannot be transformed'}`;
}

/** The components of the results, for example `Tabs, Dialog and 3 more`. */
function componentsOf(results) {
  const names = [...new Set(results.map(({ title }) => title.split('/').at(-1)))];
  const more = names.length > 3 ? ` and ${names.length - 2} more` : '';
  return `${names.slice(0, more ? 2 : 3).join(', ')}${more}`;
}

/** The verdict on a save in one line. */
export function headline(results, milliseconds) {
  const differ = results.filter(isDifferent).length;
  const fail = results.filter(({ kind }) => kind === 'failed').length;
  const violate = results.filter(({ violations = [] }) => violations.length > 0).length;
  const counts = [
    [results.length - differ - fail, 'as in the baselines'],
    [differ, 'differ'],
    [fail, 'fail'],
    [violate, 'with violations'],
  ].flatMap(([count, text], i) => (i === 0 || count ? [`${count} ${text}`] : []));
  return `${componentsOf(results)}: ${counts.join(', ')} (${(milliseconds / 1000).toFixed(1)} s after the save)`;
}

/** One line per screenshot that does not pass. */
export const problemsOf = (results) =>
  results.flatMap(({ id, mode, kind, message, violations = [] }) => [
    ...(kind === 'failed' || isDifferent({ kind }) ? [`  ${id} (${mode}): ${message}`] : []),
    ...violations.map((violation) => `  ${id} (${mode}): ${violation}`),
  ]);
