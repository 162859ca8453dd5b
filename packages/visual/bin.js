#!/usr/bin/env node
import { UserError } from './src/userError.ts';

// Imported below, so that a problem with the configuration is reported like any other.
const commands = {
  merge: () => import('./src/review/merge.js'),
  prove: () => import('./src/prove.js'),
};

const [, , ...args] = process.argv;
const isCommand = Object.hasOwn(commands, args[0] ?? '');
try {
  const { main } = await (isCommand ? commands[args.shift()]() : import('./src/run.ts'));
  await main(args);
} catch (error) {
  process.exitCode = 1;
  if (/ENOSPC/.test(error.message)) {
    console.log('The disk is full, so a file could not be written. No baseline was changed.');
  } else {
    console.log(error instanceof UserError ? error.message : error.stack);
  }
}
