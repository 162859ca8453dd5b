import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from './.storybook/browser.js';
import { modes, viewports } from './.storybook/modes.ts';
import { surroundings } from './.storybook/surroundings.ts';
import { workspace } from './vite.workspace.ts';

/** The packages that stories reach, bundled before the run: found on the way, Vite would reload in its middle. */
const reachedByStories = ['packages/ui', 'packages/app']
  .map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
  .flatMap(({ dependencies }) => Object.keys(dependencies))
  .filter((name) => !name.startsWith('@patunay/') && !name.startsWith('@fontsource'))
  .filter((name) => name !== '@radix-ui/colors');

const browser = playwright({
  launchOptions: await launchOptions(),
  contextOptions: surroundings,
});

/** Generous, as a machine may be busy: a test that hangs fails all the same. In milliseconds. */
const testTimeout = 30_000;

const storyProjects = Object.entries(modes).map(
  ([name, { theme, viewport }]): TestProjectInlineConfiguration => ({
    extends: './.storybook/vite.config.ts',
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { theme, viewport: { value: viewport, isRotated: false } },
      }),
      {
        name: 'own-cache',
        enforce: 'post',
        // Storybook gives all projects of one configuration the same: they would overwrite each other's packages.
        config: () => ({ cacheDir: `node_modules/.vite/stories-${name}` }),
      },
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
    define: { 'import.meta.env.STORY_MODE': JSON.stringify(name) },
    test: {
      name: `stories:${name}`,
      testTimeout,
      browser: {
        enabled: true,
        // One page for all files of a mode: a fresh one for each spends more time loading than testing.
        isolate: false,
        headless: true,
        provider: browser,
        instances: [{ browser: 'chromium', viewport: viewports[viewport] }],
        screenshotFailures: false,
      },
    },
  }),
);

export default defineConfig({
  test: {
    // What fails must not drown in what passes.
    reporters: [process.env.CI ? 'minimal' : 'default'],
    silent: 'passed-only',
    projects: [
      {
        ...workspace,
        test: {
          name: 'unit',
          environment: 'node',
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
            headless: true,
            provider: browser,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      ...storyProjects,
    ],
  },
});
