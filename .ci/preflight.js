// Runs before `npm start` and `npm test`: checks the Node version and, with `--browser`, what else the tests need.
import process from 'node:process';

// Must match `engines` in package.json.
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 16) || major >= 24;

if (!isSupported) {
  console.error(
    `Patunay needs Node 20.19+, 22.16+ or 24+; this is ${process.versions.node}. Install one of these from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

if (process.argv.includes('--browser')) {
  const { unmetNeeds } = await import('./needs.js');
  const problems = await unmetNeeds();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}
