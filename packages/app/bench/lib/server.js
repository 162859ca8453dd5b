import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { compress, isText } from './compress.js';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder like a static host. Files are compressed in advance; files with a hash are cached indefinitely,
 * pages are not cached.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveCompressed(folder) {
  const answers = new Map();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.startsWith('storybook') || !extname(file)) continue;
    const body = compress(readFileSync(join(folder, file)), file);
    const headers = {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': file.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isText(file) && { 'content-encoding': 'br' }),
    };
    answers.set(`/${file}`.replace(/\/index\.html$/, '') || '/', { status: 200, headers, body });
  }
  const notFound = { headers: {}, body: 'Not found', ...answers.get('/404.html'), status: 404 };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname.replace(/(.)\/$/, '$1');
    const { status, headers, body } = answers.get(path) ?? notFound;
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
