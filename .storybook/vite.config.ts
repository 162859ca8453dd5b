import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gallery } from './gallery/plugin.ts';
import { iconsPlugin } from './docs/blocks/usedIcons.ts';
import { quotedTexts } from './docs/specification/specification.ts';
import { read } from './sources/sourceFiles.ts';
import { storyNames } from './sources/storyNames.ts';
import { virtualModule } from './sources/virtualModule.ts';
import { asPublished, buildTarget, workspace } from '../vite.workspace.ts';

/** The preview gets only the texts, so that renaming a test in a footnote does not change it. */
const quotedTextsModule = virtualModule(
  'quoted-texts',
  () =>
    `export default ${JSON.stringify(quotedTexts(read('.storybook/docs/guides/specification.md')))};`,
);

export default defineConfig({
  ...workspace,
  plugins: [react(), storyNames(), gallery(), iconsPlugin(), quotedTextsModule, asPublished()],
  // Otherwise Storybook logs every built file, which takes a tenth of the build's time.
  logLevel: 'warn',
  build: { target: buildTarget },
});
