import { defineConfig } from 'vitest/config';

/** Shows each checker a fault it must report. Slow, and only a change of configuration or the lockfile can break it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.proof.ts'],
    testTimeout: 60_000,
    reporters: [process.env.CI ? 'minimal' : 'default'],
  },
});
