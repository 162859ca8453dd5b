#!/usr/bin/env node
import { stripVTControlCharacters } from 'node:util';
import { help, readOptions } from './src/options.ts';
import { UserError } from './src/userError.ts';

const args = process.argv.slice(2);
try {
  // Imported after the options are read, so that a problem with the configuration is reported like any other.
  if (args[0] === 'merge') await (await import('./src/review/merge.ts')).main(args.slice(1));
  else {
    const options = readOptions(args);
    if (options.help) console.log(help);
    else await (await import('./src/run.ts')).main(options);
  }
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UserError) console.log(stripVTControlCharacters(error.message));
  else if (String(error).includes('ENOSPC'))
    console.log('The disk is full, so a file could not be written. No baseline was changed.');
  else console.log(error);
}
