// Builds dist/: the app with every known page as a file, 404.html for all other addresses.
// `--storybook` adds dist/storybook/.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writePages } from './writePages.js';

const app = resolve(import.meta.dirname, '..');
const root = resolve(app, '../..');
const dist = resolve(root, 'dist');
const serverDir = resolve(root, 'node_modules/.cache/patunay-server');
const configFile = resolve(app, 'vite.config.ts');

await build({ configFile, logLevel: 'warn' });
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
  base: process.env.BASE_PATH ?? '/',
  siteUrl: process.env.SITE_URL,
});
rmSync(resolve(dist, '.vite'), { recursive: true });
console.log(`dist/: ${count} pages`);

if (process.argv.includes('--storybook')) {
  execFileSync('npm', ['run', 'build:storybook'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log('dist/storybook/');
}
