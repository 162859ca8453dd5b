import type { StorybookConfig } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import { withSentenceCase } from './storyNames.ts';
import { docgenPlugin } from './docgen/plugin.ts';
import { factsPlugin } from './facts/plugin.ts';

/** Checks the mode of a Vitest run, so only Vitest loads it. */
const canary = process.env.VITEST ? ['./canary/Canary.stories.tsx'] : [];
/** A file of deliberately broken stories, loaded instead of the real ones. */
const planted = process.env.PLANTED_STORIES;

const layerOrder = readFileSync(
  new URL('../packages/ui/src/styles/layers.css', import.meta.url),
  'utf8',
);

const config: StorybookConfig = {
  stories: planted
    ? [...canary, `./canary/${planted}.stories.tsx`]
    : ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx', ...canary],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  experimental_indexers: (indexers = []) => indexers.map(withSentenceCase),
  // The sidebar's logo, the manager's fonts, and the app's favicon.
  staticDirs: [
    './public',
    { from: '../packages/ui/src/styles/fonts', to: '/fonts' },
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
  ],
  // Before all CSS: chunks arrive in any order, and the minifier drops the statement from the stylesheet.
  previewHead: (head = '') => `${head}<style>${layerOrder}</style>`,
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Our own reads types as TypeScript does: see docgen/.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), docgenPlugin(), factsPlugin()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
