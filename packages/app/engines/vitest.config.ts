import { defineConfig } from 'vitest/config';

/** The tour of the built app in all engines: `npm run test:engines`. */
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
