import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
 * Serves a folder like a static host: compressed, hashed files cached indefinitely, pages not cached.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveCompressed(folder) {
  const answers = new Map();

  function answer(pathname) {
    const wanted = join(folder, decodeURIComponent(pathname));
    const found = [wanted, join(wanted, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
    const file = found ?? join(folder, '404.html');
    return {
      status: found ? 200 : 404,
      body: existsSync(file) ? compress(readFileSync(file), file) : Buffer.from('Not found'),
      headers: {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': pathname.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...(isText(file) && { 'content-encoding': 'br' }),
      },
    };
  }

  // Compress everything before the first request, as a static host does.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.startsWith('storybook') || !extname(file)) continue;
    for (const path of new Set([`/${file}`, `/${file}`.replace(/\/index\.html$/, '') || '/']))
      answers.set(path, answer(path));
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!answers.has(pathname)) answers.set(pathname, answer(pathname));
    const { status, headers, body } = answers.get(pathname);
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
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
