import { defineConfig } from 'vitest/config';

/** The packed library in real apps, `npm run test:consumers`. Needs the registry, and a few minutes. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['consumers.test.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['verbose'],
  },
});
