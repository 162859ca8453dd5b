import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { compress } from './compress.js';

/** One page per screen, and an unknown pathname. */
export const routes = [
  '/',
  '/dashboard',
  '/clients',
  '/clients/CL-1001',
  '/clients/CL-1001/documents/DOC-2006',
  '/upload',
  '/activity',
  '/review',
  '/reports',
  '/no/such/page',
];

const kinds = { '.html': 'html', '.js': 'js', '.css': 'css', '.woff2': 'font', '.svg': 'image' };

/**
 * The files that a page loads until no request starts for 500 ms, including the page itself. Prefetches for the next
 * page are listed separately.
 *
 * @param {import('playwright').BrowserContext} context its cache must be empty
 * @param {string} origin where `dist` is served
 * @param {string} dist the built app
 * @param {string} path the page
 * @returns {Promise<{ files: { name: string, kind: string, bytes: number }[], ahead: string[] }>}
 *   `bytes` are compressed, without headers, because those differ from host to host
 */
export async function firstLoad(context, origin, dist, path) {
  const page = await context.newPage();
  const requests = [];
  page.on('request', (request) => requests.push(request));
  // Not `networkidle`: on a busy machine, the network may be idle while the page waits for its first paint before it
  // loads the app. The app holds the load event back until it has hydrated.
  await page.goto(origin + path);
  let seen;
  do {
    seen = requests.length;
    await page.waitForTimeout(500);
  } while (requests.length > seen);

  const files = [];
  const ahead = [];
  for (const request of requests) {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') continue;
    const response = await request.response();
    await response.finished();
    const headers = await request.allHeaders();
    if (headers['sec-purpose']?.includes('prefetch')) ahead.push(pathname);
    else files.push(describe(dist, pathname, response.status()));
  }
  await page.close();
  return { files, ahead };
}

/** A cache of compressed sizes by path: most pages load the same files, and maximum compression is slow. */
const sizes = new Map();

function describe(dist, pathname, status) {
  const name =
    status === 404 ? '404.html' : extname(pathname) ? pathname.slice(1) : `${pathname}/index.html`;
  const file = resolve(dist, `./${name}`);
  if (!sizes.has(file)) sizes.set(file, compress(readFileSync(file), name).length);
  return { name, kind: kinds[extname(name)] ?? 'other', bytes: sizes.get(file) };
}

/** The bytes by type, their total, and the number of requests. */
export function sumUp(files) {
  const sum = { html: 0, js: 0, css: 0, font: 0, total: 0, requests: files.length };
  for (const { kind, bytes } of files) {
    sum[kind] = (sum[kind] ?? 0) + bytes;
    sum.total += bytes;
  }
  return sum;
}
