#!/usr/bin/env node
import { errorOf } from './src/json/result.ts';
import { reserveStdout } from './src/json/stdout.ts';
import { help, readOptions } from './src/options.ts';
import { UserError } from './src/userError.ts';

// Imported below, so that a problem with the configuration is reported like any other.
const commands: Record<string, () => Promise<{ main: (args: string[]) => void | Promise<void> }>> =
  {
    merge: () => import('./src/review/merge.ts'),
    prove: () => import('./src/prove.ts'),
  };

const args = process.argv.slice(2);
const [name = '', ...rest] = args;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
// Before anything can fail: a tool that reads the result gets one whatever happens.
const writeJson = args.includes('--json') ? reserveStdout() : undefined;
try {
  if (command) await (await command()).main(rest);
  else {
    const options = readOptions(args);
    if (options.help) console.log(help);
    else {
      const result = await (await import('./src/run.ts')).main(options);
      writeJson?.(result);
    }
  }
} catch (error) {
  process.exitCode = 1;
  let message = error instanceof Error ? error.message : String(error);
  const isFull = message.includes('ENOSPC');
  if (isFull)
    message = 'The disk is full, so a file could not be written. No baseline was changed.';
  console.log(isFull || error instanceof UserError ? message : error);
  writeJson?.(errorOf(message));
}
