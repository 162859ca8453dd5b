import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { withSentenceCase } from './sources/storyNames.ts';
import { docgenPlugin, manifests, withoutManifest } from './docs/docgen/plugin.ts';
import { readFacts } from './docs/facts/facts.ts';
import { minifyManager } from './manager/minifyManager.ts';
import { read } from './sources/sourceFiles.ts';
import { virtualModule } from './sources/virtualModule.ts';

const layerOrder = read('packages/ui/src/styles/layers.css');
const skeletonFont = read('.storybook/manager/skeletonFont.html');

const factsModule = virtualModule(
  'component-facts',
  () => `export const facts = ${JSON.stringify(readFacts())};`,
);

const config: StorybookConfig & { experimental_manifests: typeof manifests } = {
  stories: ['./docs/guides/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in guides: MDX knows only CommonMark.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@patunay/visual/preset',
    // These addons need the dev server: they run tests, and answer coding agents. They would add 180 KB.
    ...(process.env.NODE_ENV === 'production'
      ? []
      : ['@storybook/addon-vitest', '@chromatic-com/storybook', '@storybook/addon-mcp']),
  ],
  experimental_manifests: manifests,
  experimental_indexers: (indexers = []) => indexers.map(withSentenceCase).map(withoutManifest),
  // The sidebar's logo, the manager's fonts, and the app's favicon.
  staticDirs: [
    './public',
    { from: '../packages/ui/src/styles/fonts', to: '/fonts' },
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
  ],
  // The layer order must come before all CSS: chunks load in any order, and the minifier drops the statement from the
  // stylesheet.
  previewHead: (head = '') => `${head}<style>${layerOrder}</style>${skeletonFont}`,
  managerHead: (head = '') => `${head}${skeletonFont}`,
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Replaced by our own, which uses the TypeScript compiler (docs/docgen/).
  typescript: { reactDocgen: false },
  viteFinal: (config, { build }) => {
    // A build with `--test` has no docs, and nobody opens its manager.
    const forReaders = build?.test?.disableDocgen ? [] : [docgenPlugin(), minifyManager()];
    return { ...config, plugins: [...(config.plugins ?? []), ...forReaders, factsModule] };
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // The sidebar's search also finds the headings of guides and foundations.
    experimentalSearchDocsHeadings: true,
  },
};

export default config;
