import { stripVTControlCharacters } from 'node:util';

/** How many failures of a step to show, and how many lines of all of them together. */
const most = { failures: 8, lines: 40 };

/** The lines of the commands that failed, if concurrently ran several, or else all lines. */
function ofFailedCommands(lines) {
  const failed = lines.flatMap(
    (line) => /^(\[[^\]]+\] ).* exited with code [1-9]/.exec(line)?.[1] ?? [],
  );
  if (failed.length === 0) return lines;
  return lines.filter((line) => failed.some((prefix) => line.startsWith(prefix)));
}

/**
 * The first lines of each failure in a step's output.
 *
 * @param {string} output
 * @param {RegExp} [failure] matches the first line of a failure
 */
export function firstLines(output, failure = /^(?!)/) {
  const lines = ofFailedCommands(stripVTControlCharacters(output).split('\n').filter(Boolean));
  const starts = lines.flatMap((line, i) => (failure.test(line) ? [i] : []));
  if (starts.length === 0) return lines.slice(-most.lines);
  const shown = starts.slice(0, most.failures).flatMap((start, i, { length }) => {
    const end = start + Math.floor(most.lines / length);
    return lines.slice(start, Math.min(end, starts[i + 1] ?? Infinity));
  });
  const hidden = starts.length - most.failures;
  return hidden > 0 ? [...shown, `… and ${hidden} more`] : shown;
}

/**
 * What is said at the end about a step that failed.
 *
 * @param {import('./steps.js').Step & { output: string, log: string }} step `report` only if the step wrote it
 */
export const describeFailure = ({ name, command, failure, output, report, log }) =>
  [
    `\nFAILED  ${name}`,
    ...firstLines(output, failure).map((line) => `    ${line}`),
    `  Again:  ${command}`,
    ...(report ? [`  Report: ${report}`] : []),
    `  Log:    ${log}`,
  ].join('\n');
