// Tests that the watch mode renders what a save affects, reports a syntax error and goes on, and ends with Ctrl-C.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tools } from './tools.ts';

/** How long to wait for a line of the output, in milliseconds. */
const timeout = 90_000;

/** @param tools with the path of the command */
export async function proveWatch({
  project,
  command,
  run,
  check,
}: Tools & { command: string }): Promise<void> {
  run('--update', 'tests-saved');
  const child = spawn(process.execPath, [command, '--affected', '--watch'], { cwd: project });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void (output += text.toString()));

  /** Waits for a line after those of the steps before. */
  const expectLine = async (pattern: RegExp, what: string) => {
    const until = performance.now() + timeout;
    while (!pattern.test(output) && child.exitCode === null && performance.now() < until)
      await wait(50);
    check(pattern.test(output), what, output);
    output = '';
  };

  const file = resolve(project, 'Saved.stories.tsx');
  const saved = readFileSync(file, 'utf8');
  await expectLine(/Ctrl-C ends/, 'the watch mode starts');
  writeFileSync(file, saved.replace('Before', 'After'));
  await expectLine(/Saved: 0 as in the baselines, 1 differ/, 'and finds what a save changed');
  writeFileSync(file, `${saved}\nconst = ;\n`);
  await expectLine(/Saved\.stories\.tsx/, 'a syntax error is reported');
  writeFileSync(file, saved);
  await expectLine(/Saved: 1 as in the baselines \(/, 'and the next save is rendered');
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  check(code === 0, 'Ctrl-C ends it', output);
}
