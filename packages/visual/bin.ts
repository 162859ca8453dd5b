#!/usr/bin/env node
import { help, readOptions } from './src/options.ts';
import { UserError } from './src/userError.ts';

// Imported below, so that a problem with the configuration is reported like any other.
const commands: Record<string, () => Promise<{ main: (args: string[]) => void | Promise<void> }>> =
  {
    merge: () => import('./src/review/merge.ts'),
    prove: () => import('./src/prove.ts'),
  };

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (command) await (await command()).main(rest);
  else {
    const options = readOptions(process.argv.slice(2));
    if (options.help) console.log(help);
    else await (await import('./src/run.ts')).main(options);
  }
} catch (error) {
  process.exitCode = 1;
  if (error instanceof Error && error.message.includes('ENOSPC')) {
    console.log('The disk is full, so a file could not be written. No baseline was changed.');
  } else {
    console.log(error instanceof UserError ? error.message : error);
  }
}
