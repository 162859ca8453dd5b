import { readdirSync } from 'node:fs';
import { defineConfig } from '@patunay/visual';
import { rulesOf } from './.storybook/environments/a11y';
import { environment } from './.storybook/environments/environment';
import { isCover, viewports } from './.storybook/environments/modes';
import { writeThumbnails } from './.storybook/gallery/thumbnails';
import { screensOf } from './.storybook/visual/screens';
import { checkSpokenText, followSpokenText } from './.storybook/visual/spokenText';

const fontFiles = (font: string) => {
  const folder = `node_modules/@fontsource-variable/${font}/files`;
  const latin = readdirSync(folder).filter((name) => /-latin.*wght/.test(name));
  return latin.sort().map((name) => `${folder}/${name}`);
};

export default defineConfig({
  storybook: 'dist/storybook',
  baselines: '.storybook/visual/baselines',
  accepted: writeThumbnails,
  viewports,
  // The browser emulates contrast: the toolbar's global would rewrite media queries, but the stylesheet must be tested
  // as it ships.
  emulate: ({ theme, contrast, forcedColors, media, focus }) => ({
    colorScheme: theme,
    contrast,
    forcedColors,
    media,
    focus,
  }),
  // The text size is a global: the browser could set the user's font size, but the first screenshot would reset it.
  globals: ({ theme, direction = 'ltr', textSize = 'normal' }) => ({ theme, direction, textSize }),
  remountOn: ['direction', 'textSize'],
  readGlobals: () => {
    const { dataset, dir } = document.documentElement;
    const { fontSize } = getComputedStyle(document.documentElement);
    const textSizes: Record<string, string> = { '16px': 'normal', '32px': 'large' };
    return { theme: dataset.theme, direction: dir, textSize: textSizes[fontSize] ?? fontSize };
  },
  // Covers show what other stories check.
  axe: (mode, settings, { id }) => !isCover(id) && rulesOf(mode, settings),
  browser: environment,
  fonts: [...fontFiles('inter').reverse(), ...fontFiles('jetbrains-mono')],
  parameters: ['route', 'opens', 'spoken', 'spokenSteps'],
  filmstrip: ({ title, mode }) => title.startsWith('Flows/') && mode === 'light',
  check: checkSpokenText,
  follow: followSpokenText,
  affected: {
    preview: '.storybook/preview.tsx',
    // Not those of `visual`, which renders every story.
    sources: /^packages\/(app|fixtures|ui)\/src\/.*\.(tsx?|css)$/,
    harmless: [
      /\.(md|mdx)$/,
      /\.test\.tsx?$/,
      /^\.(ci|github)\//,
      /^\.storybook\/(gallery|docs\/(blocks|guides|specification))\//,
      /^packages\/visual\/(daily|src\/review)\//,
      /^packages\/[^/]+\/(bench|consumers|e2e|engines|papers|scripts)\//,
      // What Storybook shows around the stories.
      /^\.storybook\/(manager\/|manager(-head)?\.|docs\/cost\.json$)/,
      /^[^/]*(lint|oxfmt|knip|dependency-cruiser|chromatic|gitignore)[^/]*$/,
    ],
    unseen: /^\.storybook\/docs\/blocks\//,
    indexes: {
      '@patunay/ui': 'packages/ui/src/index.ts',
      '@patunay/fixtures': 'packages/fixtures/src/index.ts',
    },
    lazy: { importer: 'packages/app/src/routes.tsx', load: screensOf },
  },
});
