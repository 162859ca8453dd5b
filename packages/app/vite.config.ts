import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget, workspace } from '../../vite.workspace.ts';

export default defineConfig({
  ...workspace,
  root: import.meta.dirname,
  // The path the app is served below, for hosts that give a project a folder: /x/
  base: process.env.BASE_PATH ?? '/',
  plugins: [react()],
  build: {
    target: buildTarget,
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    // Fonts inlined into CSS break the pages' font-src 'self', and the preload polyfill fetches.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, strictPort: true },
});
