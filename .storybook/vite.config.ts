import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gallery } from './gallery/plugin.ts';
import { quotedTextsPlugin } from './docs/specification/quotedTexts.ts';
import { iconsPlugin } from './docs/blocks/iconsPlugin.ts';
import { storyNames } from './sources/storyNames.ts';
import { asPublished, buildTarget, workspace } from '../vite.workspace.ts';

export default defineConfig({
  ...workspace,
  plugins: [react(), storyNames(), gallery(), iconsPlugin(), quotedTextsPlugin(), asPublished()],
  // Otherwise Storybook logs every built file, which takes a tenth of the build's time.
  logLevel: 'warn',
  build: { target: buildTarget },
});
