import { defineConfig } from '@patunay/visual';

export default defineConfig({
  baselines: 'baselines',
  modes: {
    light: { viewport: 1280 },
    dark: { viewport: 1280, colorScheme: 'dark', screenshot: false },
    focus: { viewport: 1280, focus: true },
  },
  emulate: ({ colorScheme, focus }) => ({ colorScheme, focus }),
  axe: (mode) => mode !== 'focus',
  affected: { preview: '.storybook/preview.ts', sources: /\.stories\.tsx$/, harmless: [] },
  browser: { reducedMotion: 'reduce' },
});
