import { stripVTControlCharacters } from 'node:util';

/** `12 of 900`, as the visual and the unit tests write it for a terminal, or Playwright's `[12/900]`. */
const counts = /\r(\d+) of (\d+)|\[(\d+)\/(\d+)\] /g;

/** The newest progress in a part of a step's output, such as `12 of 900`; undefined if there is none. */
export function progressIn(output) {
  const last = [...stripVTControlCharacters(output).matchAll(counts)].at(-1);
  return last && `${last[1] ?? last[3]} of ${last[2] ?? last[4]}`;
}

/** A step's output without the progress that it wrote for a terminal. */
export const withoutProgress = (output) =>
  output.replace(/\r(\d+ of \d+|\x1b\[K)/g, '').replace(/^(\x1b\[\w+)*\[\d+\/\d+\] .*\n/gm, '');

/** The line that shows how far the running steps are. */
export const statusLine = (running, columns) =>
  running
    .map(({ name, progress, start }) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      return `${name} ${progress ?? `${seconds} s`}`;
    })
    .join(', ')
    .slice(0, (columns || 80) - 1);
