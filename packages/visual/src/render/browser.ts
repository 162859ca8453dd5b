import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import type { LaunchOptions } from 'playwright';
import { fontEnvironment } from './browserFonts.ts';
import { unpackOnce } from './unpackOnce.ts';

export { UserError } from '../userError.ts';

const { resolve: resolvePackage } = createRequire(import.meta.url);
const folders = resolvePackage.paths('@sparticuz/chromium') ?? [];
/** The `node_modules` folder in which this package's dependencies are installed. */
const modules =
  folders.find((folder) => existsSync(resolve(folder, '@sparticuz/chromium'))) ?? 'node_modules';
const cache = resolve(modules, '.cache');

/**
 * Launch flags that replace the defaults of `@sparticuz/chromium`, which are for serverless functions (single process,
 * no web security) and unlike any user's browser. Playwright adds its own, such as the colour profile and hidden
 * scrollbars.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // By default, Skia chooses code paths by CPU, and they round differently. Pixels must not depend on the machine.
  '--disable-skia-runtime-opts',
];

/** Added to the environment variables of the browser. */
const environment = {
  // Date fields use the system's language, not the page's or the context's. Not `en_US.UTF-8`: where that is not
  // installed, the browser would find no font in a folder such as “José”.
  LC_ALL: 'C.UTF-8',
  LANGUAGE: 'en_US',
  // Chromium sets these two at startup. Were they new, `setenv` would reallocate the environment, which on rare occasions
  // crashes another thread that is calling `getenv`.
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  FC_FONTATIONS: '1',
};

/**
 * Launch options of the Chromium that tests and screenshots use: on Linux x64 the one that the lockfile pins, elsewhere
 * Playwright's own. On Linux it sees only the fonts in browserFonts.ts, and its language is English.
 *
 * Throws a UserError if a font is missing, or the cache folder is not writable.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { args };
  const env = { ...process.env, ...environment, ...fontEnvironment(cache) };
  return process.arch === 'x64' ? { executablePath: unpackedChromium(), env, args } : { env, args };
}

/**
 * How many browsers may run at once: one per core, as far as memory allows. In a container, its limit counts.
 *
 * @param shares how many steps that start browsers share the machine
 */
export function browserCount(
  shares = Number(process.env.BROWSER_SHARES ?? 1),
  memory = Math.min(totalmem(), process.constrainedMemory() || Infinity),
): number {
  const memoryOfBrowser = 1e9;
  const most = Math.floor(memory / memoryOfBrowser / shares);
  return Math.max(1, Math.min(availableParallelism(), most));
}

function unpackedChromium() {
  const { version } = JSON.parse(
    readFileSync(resolve(modules, '@sparticuz/chromium/package.json'), 'utf8'),
  );
  const folder = resolve(cache, `chromium-${version}`);
  // In a child process with its own TMPDIR, because the package unpacks there, and would reuse any binary it finds.
  const unpack = `(await import('@sparticuz/chromium')).default.executablePath()`;
  return unpackOnce(folder, 'chromium', (temporary) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: modules,
      env: { ...process.env, TMPDIR: temporary },
    }),
  );
}
