import type { StorybookConfig } from '@storybook/react-vite';

/** Checks the mode of a Vitest run, so it exists only there. */
const canary = process.env.VITEST ? ['./canary/Canary.stories.tsx'] : [];
/** A file of planted faults, loaded instead of the stories. */
const planted = process.env.PLANT_FAULT;

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
  // The brand of the sidebar, and the app's favicon.
  staticDirs: ['./public', { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' }],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
