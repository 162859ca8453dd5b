import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { compress, isText } from './compress.js';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Serves folders compressed and with the caching of a static host: hashed files for ever, pages never.
 *
 * @param {Record<string, string>} folders by the path they are served below, the longest first
 * @param {(html: string) => string} [changePage] what is served in place of each page
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveCompressed(folders, changePage) {
  const answers = new Map();

  function answer(pathname) {
    const [base, folder] = Object.entries(folders).find(([path]) => pathname.startsWith(path));
    const wanted = join(folder, decodeURIComponent(pathname.slice(base.length)));
    const candidates = [wanted, join(wanted, 'index.html')];
    const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
    const file = found ?? resolve(folder, '404.html');
    const content = readFileSync(file);
    const isChanged = changePage && extname(file) === '.html';
    return {
      status: found ? 200 : 404,
      body: compress(isChanged ? Buffer.from(changePage(content.toString())) : content, file),
      headers: {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': pathname.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...(isText(file) && { 'content-encoding': 'br' }),
      },
    };
  }

  // All at once, before the first request: a static host does not compress while one waits.
  for (const [base, folder] of Object.entries(folders)) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (file.startsWith('storybook') || !extname(file)) continue;
      const pathname = `${base}${base.endsWith('/') ? '' : '/'}${file}`;
      for (const path of new Set([pathname, pathname.replace(/\/?index\.html$/, '') || '/'])) {
        answers.set(path, answer(path));
      }
    }
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
