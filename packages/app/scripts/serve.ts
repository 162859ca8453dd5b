import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { readHostHeaders } from './hostHeaders.ts';

/**
 * Serves a folder like a static host: index.html for a folder, 404.html with status 404 for unknown paths, and the
 * headers from the folder's `_headers` file.
 *
 * @param base the base path, with slashes at both ends
 */
export function serveStatic(folder: string, base = '/') {
  const notFoundPage = resolve(folder, '404.html');
  const headerFile = resolve(folder, '_headers');
  const headersOf = readHostHeaders(existsSync(headerFile) ? readFileSync(headerFile, 'utf8') : '');
  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found');
  };
  const files = sirv(folder, {
    dev: true,
    etag: true,
    // Serves `app.js.br` for `app.js`, if there is one.
    brotli: true,
    onNoMatch: (_request, response) => notFound(response),
  });

  return createServer((request, response) => {
    const { url = '/' } = request;
    const [path = ''] = url.split('?');
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    if (!url.startsWith(base)) return notFound(response);
    request.url = url.slice(base.length - 1);
    files(request, response);
  });
}
