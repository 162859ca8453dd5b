// Writes the pictures that are made of the built product in dist/ (`npm run build` first): the Open Graph image, and those of
// the document page for the landing page and the README. They are committed, so that the build needs no browser.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { pictureFiles, renderPictures } from './productPicture.ts';
import { serveStatic } from './serve.ts';

const app = resolve(import.meta.dirname, '..');
const server = serveStatic(resolve(app, '../../dist')).listen(0);
// A server that listens on a port has an `AddressInfo`.
const { port } = server.address() as AddressInfo;
const pictures = await renderPictures(`http://localhost:${port}`);
server.close();

for (const { file, shows, width } of pictureFiles) {
  const picture = sharp(pictures[shows]).resize({ width });
  if (file.endsWith('.avif')) picture.avif({ quality: 55 });
  await picture.toFile(resolve(app, file));
}
