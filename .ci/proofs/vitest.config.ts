import { defineConfig } from 'vitest/config';

/**
 * Tests that the linters report planted violations. Not part of `npm test`: they are slow, and little but a change to
 * the linters' configuration or to the lockfile can break them.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    testTimeout: 60_000,
    reporters: [process.env.CI ? 'minimal' : 'default'],
  },
});
