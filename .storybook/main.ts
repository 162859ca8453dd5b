import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    './canary/Canary.stories.tsx',
    // Only to show that a run finds it: `npm run test:canary`.
    ...(process.env.PLANT_FAULT ? ['./canary/Fault.stories.tsx'] : []),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
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
