// npm run build [app | storybook]: builds dist/, or one of its parts: the app, with a file for every known page and
// 404.html for all other paths; and dist/storybook/. `--outDir` names another folder within the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { base } from './base.ts';
import { writePages } from './writePages.ts';

const app = resolve(import.meta.dirname, '..');
const root = resolve(app, '../..');
const parts = { app: buildApp, storybook: buildStorybook };

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { outDir: { type: 'string', default: 'dist' } },
    });
    const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
    if (unknown) throw new Error(`There is no part '${unknown}'`);
    return { outDir: values.outDir, chosen: positionals };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    console.error(`${reason}. Usage: npm run build -- [app | storybook] [--outDir folder]`);
    process.exit(1);
  }
}

const { outDir, chosen } = readOptions();
const dist = resolve(root, outDir);
for (const [name, buildPart] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await buildPart();
}

/** Empties the folder, except of the other part. */
function empty() {
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist).filter((entry) => entry !== 'storybook')) {
    rmSync(resolve(dist, name), { recursive: true });
  }
}

async function buildApp() {
  const serverDir = resolve(dist, '.server');
  const configFile = resolve(app, 'vite.config.ts');
  empty();
  await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: false } });
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: serverDir, manifest: false, copyPublicDir: false },
  });

  const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8'));
  const server = await import(pathToFileURL(resolve(serverDir, 'prerender.js')).href);
  const count = await writePages({ dist, manifest, server, base, siteUrl: process.env.SITE_URL });
  for (const folder of ['.vite', '.server']) rmSync(resolve(dist, folder), { recursive: true });
  console.log(`${outDir}/: ${count} pages`);
}

async function buildStorybook() {
  const folder = `${outDir}/storybook`;
  const { status, stdout } = spawnSync(
    'storybook',
    ['build', '--quiet', '--stats-json', '-o', folder],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  console.log(status === 0 ? `${folder}/` : stdout);
  if (status !== 0) process.exit(1);
}
