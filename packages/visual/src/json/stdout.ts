/**
 * Sends everything that the command prints to stderr, so that stdout has only JSON.
 *
 * @returns writes a value as JSON to stdout
 */
export function reserveStdout(): (value: unknown) => void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return (value) => void write(`${JSON.stringify(value, undefined, 2)}\n`);
}
