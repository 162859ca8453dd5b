import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Flags of our own: the ones that the package brings are meant for serverless functions
 * (a single process, web security off) and would test a browser that nobody has.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--hide-scrollbars',
  // Skia picks faster code paths by CPU at run time, and they round differently: pixels must not depend on the machine.
  '--disable-skia-runtime-opts',
];

/**
 * How to start the browser that all tests and pictures use.
 *
 * On Linux x64 it is the Chromium that the lockfile pins (`@sparticuz/chromium`), unpacked once into a
 * folder named after its version: the package itself reuses whatever lies in the temporary folder,
 * and a stale binary would silently change the pixels. Elsewhere it is Playwright's own Chromium.
 *
 * @returns {Promise<import('playwright').LaunchOptions>}
 */
export async function launchOptions() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args };
  // Once a process: a browser cannot start from a file that a second unpacking still writes.
  unpacked ??= unpackChromium();
  return { executablePath: await unpacked, args };
}

/** @type {Promise<string> | undefined} */
let unpacked;

async function unpackChromium() {
  const modules = resolve(import.meta.dirname, '../node_modules');
  const { version } = JSON.parse(
    readFileSync(resolve(modules, '@sparticuz/chromium/package.json'), 'utf8'),
  );
  const folder = resolve(modules, `.cache/chromium-${version}`);
  const executable = resolve(folder, 'chromium');
  if (existsSync(executable)) return executable;

  // Unpacked aside and moved into place whole: two runs may start at once, and one may be interrupted.
  const unpacking = `${folder}.${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpacking;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  if (existsSync(executable)) rmSync(unpacking, { recursive: true });
  else renameSync(unpacking, folder);
  return executable;
}
