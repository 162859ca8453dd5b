#!/usr/bin/env node
import { UserError } from './src/userError.js';

// Loaded here, so that a problem with the configuration is reported like any other.
const commands = {
  test: () => import('./src/run.js'),
  merge: () => import('./src/review/merge.js'),
  prove: () => import('./src/prove.js'),
};

const [, , first, ...rest] = process.argv;
const [name, args] = first in commands ? [first, rest] : ['test', process.argv.slice(2)];
try {
  const { main } = await commands[name]();
  await main(args);
} catch (error) {
  process.exitCode = 1;
  if (/ENOSPC/.test(error.message)) {
    console.log('The disk is full, so a screenshot could not be written. No baseline was changed.');
  } else {
    console.log(error instanceof UserError ? error.message : error.stack);
  }
}
