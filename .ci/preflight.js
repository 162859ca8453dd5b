// Runs before `npm start` and `npm test`: checks the Node version and, with `--browser` on Linux x64, that the test
// browser starts.
import { spawnSync } from 'node:child_process';
import { UserError } from '../.storybook/userError.js';

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
  const { launchOptions } = await import('../.storybook/browser.js');
  try {
    const { executablePath } = await launchOptions();
    if (executablePath) checkBrowser(executablePath);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function checkBrowser(executablePath) {
  const { status, stderr } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  const library = /loading shared libraries: ([^:]+)/.exec(stderr ?? '')?.[1];
  console.error(
    library
      ? `The browser that the tests use cannot start: the shared library ${library} is missing. On Debian and Ubuntu, try apt-get install libnss3`
      : `The browser that the tests use cannot start: ${(stderr ?? '').trim().split('\n')[0]}`,
  );
  process.exit(1);
}
