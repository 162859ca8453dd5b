import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Builds the bench's own pages: the React pages in ../pages, and /bare/, the landing page as unstyled HTML. */
export async function buildPages(dist: string, outDir: string) {
  await build({
    configFile: resolve(import.meta.dirname, '../pages/vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  });
  writeBarePage(dist, join(outDir, 'bare'));
}

/** The landing page's text, marked up only as headings, paragraphs, lists and code, in that page's fonts. */
function writeBarePage(dist: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const copyFont = (name: string) => {
    const file = readdirSync(join(dist, 'assets')).find((asset) => asset.startsWith(name));
    if (!file) throw new Error(`The build has no font ${name}.`);
    cpSync(join(dist, 'assets', file), join(folder, file));
    return file;
  };
  const [inter, mono] = [copyFont('inter-core'), copyFont('jetbrains-mono-core')];
  const [, content = ''] =
    /<body>([^]*)<\/body>/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  const body = content
    .replace(/<svg[^]*?<\/svg>/g, '')
    .replace(/<(\/?)([a-z0-9]+)[^>]*>/g, (_tag, slash: string, name: string) =>
      /^(h[1-6]|p|pre|code|li|ul)$/.test(name) ? `<${slash}${name}>` : ' ',
    );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare</title>
<style>
@font-face { font-family: Inter; font-weight: 400 700; font-display: swap; src: url(${inter}) }
@font-face { font-family: Mono; font-weight: 400 700; font-display: swap; src: url(${mono}) }
body { font-family: Inter } code, pre { font-family: Mono }
</style>
${body}`,
  );
}
