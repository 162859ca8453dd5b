import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gallery } from './gallery/plugin.ts';
import { iconsPlugin } from './docs/iconsPlugin.ts';
import { storyNames } from './storyNames.ts';
import { buildTarget, workspace } from '../vite.workspace.ts';

export default defineConfig({
  ...workspace,
  plugins: [react(), storyNames(), gallery(), iconsPlugin()],
  // One of Storybook's own chunks exceeds Vite's warning limit; the app has its own budget.
  build: { target: buildTarget, chunkSizeWarningLimit: 2500 },
});
