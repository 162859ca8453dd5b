import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserCount } from '@patunay/visual/browser';
import { environment } from '../../../.storybook/environments/environment.ts';
import { browserOptions } from './browserOptions.ts';

const { locale, timezoneId, reducedMotion } = environment;
const root = resolve(import.meta.dirname, '../../..');
// Chosen once: the workers load this file, too, and inherit the variable.
const port = Number((process.env.E2E_PORT ??= String(await getPort())));

if (!process.argv.includes('--list') && !existsSync(resolve(root, 'dist/index.html'))) {
  throw new Error(
    'There is no dist/ yet. The tests use the built app, so run `npm run build` first.',
  );
}

const chromium = { browserName: 'chromium', launchOptions: await browserOptions() } as const;

/** Matches the file name or the tag of a test that runs daily. */
const isDaily = /\.daily\.ts|@daily/;

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/e2e'),
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: browserCount(),
  retries: 0,
  // Generous, because machines may be busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['html', { open: 'never', outputFolder: resolve(root, 'test-results/e2e-report') }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale,
    timezoneId,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion },
    actionTimeout: 30_000,
    // Without snapshots of the DOM, for which the recorder fetches linked resources: that violates the pages' CSP.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: chromium, testIgnore: 'storybook*.spec.ts', grepInvert: isDaily },
    { name: 'storybook', use: chromium, testMatch: 'storybook*.spec.ts', grepInvert: isDaily },
    // Tests that are too slow to run on every change, such as memory and monkey tests.
    { name: 'daily', use: chromium, testMatch: '*.{daily,spec}.ts', grep: isDaily },
  ],
  webServer: {
    command: 'node packages/app/scripts/preview.ts',
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
