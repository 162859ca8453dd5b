import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveStatic } from '../../scripts/serve.ts';

export const isText = (fileName: string) => /\.(html|js|css|svg|json|txt|xml)$/.test(fileName);

/** A file as it is transferred: with Brotli, except for fonts and images, which are already compressed. */
export const compress = (content: Buffer, fileName: string) =>
  isText(fileName) ? brotliCompressSync(content) : content;

/** Serves a folder as a compressing static host would, and returns the origin. Does not keep the process alive. */
export function serveCompressed(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, compress(readFileSync(file), name));
  }
  const server = serveStatic(folder).listen(0).unref();
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}
