import { defineConfig } from '@patunay/visual';

export default defineConfig({
  baselines: 'baselines',
  modes: { light: { viewport: 1280 } },
  axe: () => true,
  affected: { preview: '.storybook/preview.ts', sources: /\.stories\.tsx$/, harmless: [] },
  browser: { reducedMotion: 'reduce' },
});
