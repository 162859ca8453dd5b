import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveStatic } from '../../scripts/serve.ts';
import { compress, isText } from './compress.ts';

/**
 * Serves a folder like a static host that compresses: puts a Brotli file beside every text file, and serves that.
 * Returns the origin. The server does not keep the process alive.
 */
export function serveCompressed(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, compress(readFileSync(file), name));
  }
  const server = serveStatic(folder).listen(0).unref();
  // A server that listens on a port has an address, and no path.
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}
