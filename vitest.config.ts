import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { readAccessibilityTree } from './.storybook/spoken/accessibilityTree.ts';
import { modes, viewports } from './.storybook/environments/modes.ts';
import { readAloud } from './.storybook/spoken/spoken.ts';
import { browser, preBundled, projects, reporting, testTimeout } from './vitest.unit.config.ts';

/** The mode in which Vitest runs the stories; the visual tests cover the others. */
const mode = 'light';
const { theme } = modes[mode];
const viewport = 'desktop';

const inNode = (name: string, files: string, timeout: number) => ({
  name,
  include: [files],
  environment: 'node',
  testTimeout: timeout,
  hookTimeout: timeout,
});

const stories: TestProjectInlineConfiguration = {
  extends: './.storybook/vite.config.ts',
  plugins: [
    storybookTest({
      configDir: '.storybook',
      // Covers show what other stories test.
      tags: { exclude: ['cover'] },
      initialGlobals: { theme, viewport: { value: viewport, isRotated: false } },
    }),
  ],
  optimizeDeps: { include: [...preBundled, 'react/jsx-runtime', 'mockdate'] },
  define: { 'import.meta.env.STORY_MODE': JSON.stringify(mode) },
  test: {
    name: 'stories',
    testTimeout,
    // Share one page between files, as in the conformance tests.
    isolate: false,
    browser: {
      enabled: true,
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

/** Tests that are too slow, or need too much, to run with the unit tests. */
const slow: TestProjectInlineConfiguration[] = [
  // The built app in the browsers that are installed. WebKit and Firefox start slowly on a busy machine.
  { test: inNode('engines', 'packages/app/engines/*.test.ts', 60_000) },
  // The packed library in real apps: needs the registry, and a few minutes.
  {
    test: {
      ...inNode('consumers', 'packages/ui/consumers/*.test.ts', 300_000),
      // Both files build the library.
      fileParallelism: false,
    },
  },
  // Linters report planted violations, and the review page works. Little but a change to the tools can break that.
  { test: inNode('tools', '{.ci,packages/visual}/daily/*.daily.ts', 180_000) },
];

/** All projects, for editors and for the test panel of Storybook, which expects this file name. */
export default defineConfig({ test: { ...reporting, projects: [...projects, stories, ...slow] } });
