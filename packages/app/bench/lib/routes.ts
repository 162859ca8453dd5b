import { resolve } from 'node:path';
import { createServer } from 'vite';
import type * as app from '../../src/pages.ts';

/** One page per screen, and an unknown pathname. */
export async function measuredRoutes() {
  // Node cannot load the list itself, because the sample data imports images.
  const vite = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { pageOfEachScreen } = (await vite.ssrLoadModule('/src/pages.ts')) as typeof app;
    return [...pageOfEachScreen.map(({ path }) => path), unknownRoute];
  } finally {
    await vite.close();
  }
}

export const unknownRoute = '/no/such/page';
