import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ui = resolve(import.meta.dirname, '..');

/** The apps are outside of the repository, so that they find no package of its own. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patunay-consumers-')));
export const removeScaffolds = () => rmSync(folder, { recursive: true, force: true });

/** Runs a command, and returns what it prints. Throws that if it fails. */
export function run(command: string, args: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Builds and packs the library. */
export function pack(): string {
  const output = run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], ui);
  const [{ filename }] = JSON.parse(output.replace(/^[^[]*/, ''));
  return join(folder, filename);
}

/** Copies an app to a folder of its own, installs the packed library there, and builds the app. */
export function scaffold(name: string, tarball: string, sources = 'src'): string {
  const app = join(folder, name);
  cpSync(join(import.meta.dirname, name), app, { recursive: true });
  cpSync(join(import.meta.dirname, 'shared'), join(app, sources), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  manifest.dependencies['@patunay/ui'] = `file:${tarball}`;
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], app);
  run('npm', ['run', 'build', '--silent', '--if-present'], app);
  return app;
}

interface Running {
  url: string;
  stop: () => void;
}

/** Serves with a request handler on a free port. */
export async function serve(handler: RequestListener): Promise<Running> {
  const server = createServer(handler);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** Starts a script of an app that prints its URL. */
export async function start(app: string, script: string, ...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(app, 'node_modules', script), ...args], {
    cwd: app,
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', CI: undefined },
  });
  const url = await new Promise<string>((resolveUrl, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
      if (found) resolveUrl(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`${script} ends:\n${output}`)));
  });
  return { url, stop: () => child.kill() };
}
