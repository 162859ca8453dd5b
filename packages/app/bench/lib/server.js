import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '../../scripts/serve.js';
import { compress, isText } from './compress.js';

/**
 * Serves a folder like a static host that compresses: puts a Brotli file beside every text file, and serves that.
 * Returns the origin. The server does not keep the process alive.
 */
export function serveCompressed(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, compress(readFileSync(file), name));
  }
  const server = serveStatic(folder).listen(0).unref();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://localhost:${port}`;
}
