/** For a script without options: ends it with a sentence if it gets one. */
export function rejectOptions(command: string) {
  const [unknown] = process.argv.slice(2);
  if (!unknown) return;
  console.error(`${command} has no option ${unknown}.`);
  process.exit(1);
}
