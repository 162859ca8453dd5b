import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { BrowserContext, Request } from 'playwright';
import { compress } from './compress.ts';

const kinds: Record<string, string> = {
  '.html': 'html',
  '.js': 'js',
  '.css': 'css',
  '.woff2': 'font',
  '.svg': 'image',
};

export const unknownRoute = '/no/such/page';

export interface LoadedFile {
  name: string;
  kind: string;
  /** Compressed, without headers, because those differ from host to host. */
  bytes: number;
}

/**
 * The files that a page loads until no request starts for 500 ms, including the page itself. Prefetches for the next
 * page are listed separately (`ahead`).
 *
 * @param context its cache must be empty
 * @param origin where `dist`, the built app, is served
 */
export async function firstLoad(
  context: BrowserContext,
  origin: string,
  dist: string,
  path: string,
) {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // Not `networkidle`: on a busy machine, the network may be idle while a script runs that then loads more.
  await page.goto(origin + path);
  let seen;
  do {
    seen = requests.length;
    await page.waitForTimeout(500);
  } while (requests.length > seen);

  const files: LoadedFile[] = [];
  const ahead: string[] = [];
  for (const request of requests) {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') continue;
    const response = await request.response();
    if (!response) throw new Error(`${pathname} did not load`);
    await response.finished();
    const headers = await request.allHeaders();
    if (headers['sec-purpose']?.includes('prefetch')) ahead.push(pathname);
    else files.push(describe(dist, pathname, response.status()));
  }
  await page.close();
  return { files, ahead };
}

/** A cache of compressed sizes by path: most pages load the same files, and maximum compression is slow. */
const sizes = new Map<string, number>();

function describe(dist: string, pathname: string, status: number): LoadedFile {
  const name =
    status === 404 ? '404.html' : extname(pathname) ? pathname.slice(1) : `${pathname}/index.html`;
  const file = resolve(dist, `./${name}`);
  const bytes = sizes.get(file) ?? compress(readFileSync(file), name).length;
  sizes.set(file, bytes);
  return { name, kind: kinds[extname(name)] ?? 'other', bytes };
}

/** The bytes by type, their total, and the number of requests. */
export function sumUp(files: LoadedFile[]) {
  const sum = { html: 0, js: 0, css: 0, font: 0, total: 0, requests: files.length };
  const byKind: Record<string, number> = sum;
  for (const { kind, bytes } of files) {
    byKind[kind] = (byKind[kind] ?? 0) + bytes;
    sum.total += bytes;
  }
  return sum;
}
