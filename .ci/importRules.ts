import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

const stories = '[.]stories[.]tsx?$';
const tests = '[.](test|stories)[.]tsx?$|/src/stories/';

/**
 * Imports between packages go one way: app to ui, app to fixtures, and the library's stories, tests and `domain.ts` to
 * fixtures.
 */
const rules: IConfiguration & { forbidden: IForbiddenRuleType[] } = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, tested or loaded separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      comment:
        'The import cannot be resolved: it is misspelled, or the package is not installed. (A Vite plugin provides `virtual:` modules.)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'fixtures-import-nothing',
      comment: 'The sample data depends on no package and on nothing outside its folder.',
      severity: 'error',
      from: { path: '^packages/fixtures/src/', pathNot: tests },
      to: { pathNot: '^packages/fixtures/src/' },
    },
    {
      name: 'ui-knows-no-app',
      comment: 'The app imports the library, never the other way round.',
      severity: 'error',
      from: { path: '^packages/(ui|fixtures)/' },
      to: { path: '^packages/app/' },
    },
    {
      name: 'ui-knows-no-fixtures',
      comment:
        'Components get their data as props; only stories and tests use the sample data. Entity types are imported from `domain.ts`.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `${tests}|^packages/ui/src/domain[.]ts$` },
      to: { path: '^packages/fixtures/' },
    },
    {
      name: 'domain-is-types-only',
      comment:
        'The library ships no sample data, so `domain.ts` may only import types from fixtures.',
      severity: 'error',
      from: { path: '^packages/ui/src/domain[.]ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components-know-no-domain',
      comment: 'General components do not depend on entities or on rules of the specification.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/', pathNot: stories },
      to: { path: '^packages/ui/src/domain[.]ts$' },
    },
    {
      name: 'marketing-and-patterns-apart',
      comment: 'The landing page must not load the back office, nor the other way round.',
      severity: 'error',
      from: { path: '^packages/ui/src/(patterns|marketing)/', pathNot: stories },
      to: { path: '^packages/ui/src/(patterns|marketing)/', pathNot: '^packages/ui/src/$1/' },
    },
    {
      name: 'ui-knows-no-router',
      comment: 'Links take an `href`; the app makes them router links with LinkProvider.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: 'node_modules/(react-router(-dom)?|@remix-run)(/|$)' },
    },
    {
      name: 'no-story-in-product',
      comment: 'Code that ships must not import stories or tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'components-before-patterns',
      comment: 'General components must not import the patterns that are composed of them.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/', pathNot: stories },
      to: { path: '^packages/ui/src/(patterns|marketing)/' },
    },
    {
      name: 'folders-through-their-index',
      comment:
        'A component folder shares only what its index.ts exports. Code that several need has its own folder or file.',
      severity: 'error',
      from: { path: '^packages/ui/src/(.*?)[^/]+$' },
      to: {
        path: '^packages/ui/src/(components|patterns|marketing)/[^/]+/',
        pathNot: '/index[.]ts$|^packages/ui/src/$1[^/]+$',
      },
    },
    {
      name: 'packages-by-name',
      comment:
        'Import another package by its name (@patunay/…), never by a path into its folder. The end-to-end tests run without a bundler, so they import the table of shortcuts and the data of the sample bill themselves.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot:
          '^packages/$1/|^packages/ui/src/patterns/shortcuts[.]ts$|^packages/fixtures/papers/luntianBill[.]data[.]ts$',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'visual-knows-no-product',
      comment:
        'The screenshot runner is a general tool: what it needs to know is in visual.config.ts.',
      severity: 'error',
      from: { path: '^packages/visual/' },
      to: { path: '^(packages/(?!visual/)|[.]storybook/|[.]ci/)' },
    },
    {
      name: 'visual-by-name',
      comment: 'Only the entry points in the `exports` of packages/visual are public.',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: {
        path: '^packages/visual/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^packages/ui/consumers/[^/]+/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['patunay-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};

export default rules;
