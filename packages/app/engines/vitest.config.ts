import { defineConfig } from 'vitest/config';

/**
 * The cross-browser tests: a smoke test of the built app (`npm run test:engines`) and a comparison of layouts in the
 * built Storybook (`npm run test:engines -- layout`).
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    // WebKit and Firefox start slowly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
