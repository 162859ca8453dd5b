import { playwright } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '@patunay/visual/browser';
import { environment } from './.storybook/environments/environment.ts';
import { workspace } from './vite.workspace.ts';

/** Packages to pre-bundle: if Vite discovers one during the run, it reloads the page. */
export const preBundled = [
  ...['packages/ui', 'packages/app']
    .map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .filter((name) => !name.startsWith('@patunay/')),
  'react/jsx-dev-runtime',
  'react-dom/client',
];

export const browser = playwright({
  launchOptions: await launchOptions(),
  contextOptions: environment,
});

/** Generous, as machines may be busy. In milliseconds. */
export const testTimeout = 30_000;

const timeouts = {
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: testTimeout / 3 } },
};

export const reporting = {
  // On CI, report failures only. Everywhere, print console output of failed tests only.
  reporters: [process.env.CI ? 'minimal' : 'default'],
  silent: 'passed-only' as const,
};

/** Unit tests that start a browser themselves. All others do without one, also where it cannot run. */
const inBrowser = [
  '.storybook/visual/baselines.test.ts',
  'packages/visual/src/render/textFonts.test.ts',
];

const inNode = {
  environment: 'node',
  // Share modules between files: importing them again for each file would take most of the time.
  isolate: false,
  ...timeouts,
};

export const projects: TestProjectInlineConfiguration[] = [
  {
    ...workspace,
    test: {
      ...inNode,
      name: 'unit',
      include: ['packages/*/src/**/*.test.ts', '.storybook/**/*.test.ts', '.ci/**/*.test.ts'],
      exclude: inBrowser,
    },
  },
  {
    ...workspace,
    // One browser at a time: on a busy machine, Chromium sometimes fails to capture a screenshot.
    test: { ...inNode, name: 'browser', include: inBrowser, fileParallelism: false },
  },
  {
    extends: './.storybook/vite.config.ts',
    optimizeDeps: { include: preBundled },
    test: {
      name: 'conformance',
      ...timeouts,
      include: ['packages/*/src/**/*.test.tsx'],
      setupFiles: 'packages/ui/src/stories/setupTests.ts',
      // Share one page between files: loading a new one takes longer than its tests.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: browser,
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  },
];

/** Unit and conformance tests, without the stories: starting Storybook's plugin would take most of the time. */
export default defineConfig({ test: { ...reporting, projects } });
