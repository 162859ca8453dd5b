import { defineConfig } from 'vitest/config';

/**
 * Tests that each checker reports a planted violation. They are slow, and only a change to the configuration or the
 * lockfile can break them.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    testTimeout: 60_000,
    reporters: [process.env.CI ? 'minimal' : 'default'],
  },
});
