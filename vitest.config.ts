import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { readAccessibilityTree } from './.storybook/accessibilityTree.ts';
import { launchOptions } from './.storybook/browser.js';
import { modes, viewports } from './.storybook/modes.ts';
import { environment } from './.storybook/environment.ts';
import { readAloud } from './.storybook/spoken.ts';
import { workspace } from './vite.workspace.ts';

/** Pre-bundle these: when Vite discovers a package during the run, it reloads the page. */
const reachedByStories = ['packages/ui', 'packages/app']
  .map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
  .flatMap(({ dependencies }) => Object.keys(dependencies))
  .filter((name) => !name.startsWith('@patunay/') && !name.startsWith('@fontsource'))
  .filter((name) => name !== '@radix-ui/colors');

const browser = playwright({
  launchOptions: await launchOptions(),
  contextOptions: environment,
});

/** Generous, as machines may be busy. In milliseconds. */
const testTimeout = 30_000;

/** The mode in which Vitest runs the stories; the visual tests cover the others. */
const mode = 'light';
const { theme, viewport } = modes[mode];

const stories: TestProjectInlineConfiguration = {
  extends: './.storybook/vite.config.ts',
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { theme, viewport: { value: viewport, isRotated: false } },
    }),
  ],
  optimizeDeps: {
    include: [
      ...reachedByStories,
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'mockdate',
    ],
  },
  define: { 'import.meta.env.STORY_MODE': JSON.stringify(mode) },
  test: {
    name: `stories:${mode}`,
    testTimeout,
    browser: {
      enabled: true,
      // Share one page between files: loading a new one takes longer than its tests.
      isolate: false,
      headless: true,
      provider: browser,
      instances: [{ browser: 'chromium', viewport: viewports[viewport] }],
      commands: {
        readAloud: async ({ page, frame }) =>
          readAloud(await readAccessibilityTree(page, await frame())),
      },
      screenshotFailures: false,
    },
  },
};

export default defineConfig({
  test: {
    // Print failures only.
    reporters: [process.env.CI ? 'minimal' : 'default'],
    silent: 'passed-only',
    projects: [
      {
        ...workspace,
        test: {
          name: 'unit',
          environment: 'node',
          // Share modules between files: importing them again for each file would take most of the time.
          isolate: false,
          testTimeout,
          include: ['packages/*/src/**/*.test.ts', '.storybook/**/*.test.ts', '.ci/**/*.test.ts'],
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        optimizeDeps: {
          include: [...reachedByStories, 'react/jsx-dev-runtime', 'react-dom/client'],
        },
        test: {
          name: 'conformance',
          include: ['packages/*/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            // Share one page between files, as the stories do.
            isolate: false,
            headless: true,
            provider: browser,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      stories,
    ],
  },
});
