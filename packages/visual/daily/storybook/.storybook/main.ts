import type { StorybookConfig } from '@storybook/react-vite';

/** A Storybook of stories that the visual tests must report, and of two valid ones. */
const config: StorybookConfig = {
  stories: ['../*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@patunay/visual/preset'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
};

export default config;
