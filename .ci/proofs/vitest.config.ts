import { defineConfig } from 'vitest/config';

/**
 * Tests that each checker reports a planted violation. Slow, and only a change to the configuration or lockfile can
 * break it.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    testTimeout: 60_000,
    reporters: [process.env.CI ? 'minimal' : 'default'],
  },
});
