import { defineConfig } from '@patunay/visual';

export default defineConfig({
  baselines: 'baselines',
  modes: { light: { viewport: 1280 } },
  axe: () => true,
  browser: { reducedMotion: 'reduce' },
});
