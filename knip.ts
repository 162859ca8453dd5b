import type { KnipConfig } from 'knip';

/** A stylesheet's imports, as JavaScript imports that Knip can follow. */
const reachedBy = (css: string) =>
  [...css.matchAll(/@import '([^']+)'|url\('(@[^']+)'\)/g)]
    .map(([, sheet, file]) => `import '${sheet ?? file}';`)
    .join('\n');

export default {
  compilers: { css: reachedBy },
  // The end-to-end configuration cannot be loaded without a built app, so its files are listed below.
  playwright: false,
  workspaces: {
    '.': {
      entry: ['.ci/*.{ts,js}', '.ci/daily/*.ts', 'visual.config.ts'],
      // Linux commands, not npm packages.
      ignoreBinaries: ['ldd', 'setpriv', 'xdotool'],
      // Used by their paths in node_modules.
      ignoreDependencies: ['@arethetypeswrong/cli', 'publint'],
    },
    'packages/fixtures': { entry: ['scripts/*.ts'] },
    'packages/app': {
      entry: [
        'src/prerender.tsx',
        'src/**/*.test.{ts,tsx}',
        'scripts/*.ts',
        'bench/{run,sections/*}.ts',
        'e2e/*.{spec,daily,config}.ts',
        'engines/*.test.ts',
      ],
    },
    'packages/ui': {
      // Apps of their own, with packages of their own.
      ignore: ['consumers/*/**'],
      entry: [
        'scripts/*.ts',
        'src/**/*.test.{ts,tsx}',
        'src/*.test-d.tsx',
        'src/styles/scoped.css',
      ],
    },
    'packages/visual': {
      entry: ['src/review/page/page.tsx', 'daily/**'],
      // Used by their paths in node_modules, except Chromium, which is imported in a process of its own.
      ignoreDependencies: ['@sparticuz/chromium', '@expo-google-fonts/.*'],
    },
  },
} satisfies KnipConfig;
