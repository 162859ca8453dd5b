import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isDifferent, type Result } from '../render/render.ts';
import { root } from '../settings.ts';

/** What the development server reports instead of an update. */
export interface UpdateError {
  message: string;
  file?: string | undefined;
}

/** The part of a result that a message needs. */
export type Outcome = Pick<Result, 'id' | 'title' | 'mode' | 'kind' | 'message' | 'violations'>;

/** A syntax error or unresolved import in one sentence, from the message of the development server. */
export function syntaxError({ message, file }: UpdateError): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const reason = lines
    .map((line) => line.trim().replace(/^\[\w+\] /, ''))
    .find((line) => line && !line.startsWith('Transform failed'));
  const name = file ? relative(root, file.replace(/\?.*$/, '')) : 'A saved file';
  return `${name}: ${reason ?? 'it cannot be transformed'}`;
}

/** The components of the results, for example `Tabs, Dialog and 3 more`. */
function componentsOf(results: Outcome[]) {
  const names = [...new Set(results.map(({ title }) => title.split('/').at(-1)))];
  const more = names.length > 3 ? ` and ${names.length - 2} more` : '';
  return `${names.slice(0, more ? 2 : 3).join(', ')}${more}`;
}

/** The verdict on a save in one line. */
export function headline(results: Outcome[], milliseconds: number): string {
  const differ = results.filter(isDifferent).length;
  const fail = results.filter(({ kind }) => kind === 'failed').length;
  const violate = results.filter(({ violations }) => violations.length > 0).length;
  const counts: [count: number, text: string][] = [
    [results.length - differ - fail, 'as in the baselines'],
    [differ, 'differ'],
    [fail, 'fail'],
    [violate, 'with violations'],
  ];
  const shown = counts.filter(([count], i) => i === 0 || count > 0);
  const list = shown.map((entry) => entry.join(' ')).join(', ');
  return `${componentsOf(results)}: ${list} (${(milliseconds / 1000).toFixed(1)} s after the save)`;
}

/** One line per screenshot that does not pass. */
export const problemsOf = (results: Outcome[]): string[] =>
  results.flatMap(({ id, mode, kind, message = '', violations }) => [
    ...(kind === 'failed' || isDifferent({ kind }) ? [`  ${id} (${mode}): ${message}`] : []),
    ...violations.map((violation) => `  ${id} (${mode}): ${violation}`),
  ]);
