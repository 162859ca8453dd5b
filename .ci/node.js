// Runs a script (`node .ci/node.js script.ts …`), or only checks that this is a Node that can: TypeScript runs without a
// build step from Node 24 on. It stays JavaScript so that an older Node can say so.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

if (parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Patunay needs Node 24 or newer, and this is ${process.versions.node}. On Linux and on Windows (x64), npm ci installs one; elsewhere, or if it was told to omit optional packages, get one from https://nodejs.org.`,
  );
  process.exit(1);
}
process.argv.splice(1, 1);
if (process.argv[1]) {
  // Absolute, as Node itself sets it: scripts compare it with their own file name.
  process.argv[1] = resolve(process.argv[1]);
  try {
    await import(pathToFileURL(process.argv[1]).href);
  } catch (error) {
    // Vitest's, for an unknown option: its message is a sentence.
    console.error(error.name === 'CACError' ? error.message : error);
    process.exit(1);
  }
}
