// Builds dist/: every known page prerendered, and 404.html for all other pathnames. Options: `--storybook` also
// builds dist/storybook/; `--outDir` names another folder within the repository.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { base } from './base.js';
import { writePages } from './writePages.js';

const app = resolve(import.meta.dirname, '..');
const root = resolve(app, '../..');
const { values: options } = parseArgs({
  options: { outDir: { type: 'string', default: 'dist' }, storybook: { type: 'boolean' } },
});
const dist = resolve(root, options.outDir);
const serverDir = resolve(dist, '.server');
const configFile = resolve(app, 'vite.config.ts');

await build({ configFile, logLevel: 'warn', build: { outDir: dist } });
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: serverDir, manifest: false, copyPublicDir: false },
});

const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'));
const server = await import(pathToFileURL(resolve(serverDir, 'prerender.js')).href);
const count = await writePages({
  dist,
  manifest,
  server,
  base,
  siteUrl: process.env.SITE_URL,
});
for (const folder of ['.vite', '.server']) rmSync(resolve(dist, folder), { recursive: true });
console.log(`${options.outDir}/: ${count} pages`);

if (options.storybook) {
  execFileSync('npm', ['run', 'build:storybook'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log('dist/storybook/');
}
