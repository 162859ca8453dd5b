import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { firefoxPreferences } from '../../../.ci/firefox.js';
import chromium from './playwright.config';

/** The same tests in the Firefox that this computer has, driven over WebDriver BiDi. */
export default defineConfig({
  ...chromium,
  testMatch: ['*.spec.ts', 'guards.daily.ts', 'monkey.daily.ts'],
  // Every action goes through the protocol, and takes several times as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    contextOptions: {},
    launchOptions: {
      executablePath: resolve(import.meta.dirname, '../../../.ci/firefoxBridge.js'),
      firefoxUserPrefs: firefoxPreferences,
    },
  },
});
