import { expect, test } from 'vitest';
import type { Story, StoryFile } from '../index.ts';
import { affectedStories, containersIn } from './affectedStories.ts';
import { bypassIndex } from './graph.ts';

const ui = 'packages/ui/src';
const app = 'packages/app/src';

/** Importers by module. Nothing imports the preview or the story files. */
const importers = new Map(
  Object.entries({
    [`${ui}/components/Button/Button.module.css`]: [`${ui}/components/Button/Button.tsx`],
    [`${ui}/components/Button/Button.tsx`]: [
      `${ui}/components/Button/Button.stories.tsx`,
      `${ui}/components/Pager/Pager.tsx`,
      `${app}/screens/Reports.tsx`,
    ],
    [`${ui}/components/Pager/Pager.tsx`]: [`${ui}/components/Pager/Pager.stories.tsx`],
    [`${ui}/hooks/useLatest.ts`]: [`${ui}/components/Pager/Pager.tsx`],
    [`${ui}/styles/index.css`]: ['.storybook/preview.tsx'],
    [`${ui}/styles/tokens.css`]: ['.storybook/docs/tokens.ts'],
    'packages/fixtures/src/clients.ts': [`${app}/screens/Clients.tsx`],
    [`${app}/screens/Clients.tsx`]: [`${app}/routes.tsx`],
    [`${app}/screens/Reports.tsx`]: [`${app}/routes.tsx`],
    [`${app}/shell/Root.tsx`]: [`${app}/routes.tsx`],
    [`${app}/routes.tsx`]: [`${app}/flows/onRoute.tsx`],
    [`${app}/flows/onRoute.tsx`]: [
      `${app}/screens/Clients.stories.tsx`,
      `${app}/screens/Reports.stories.tsx`,
      `${app}/flows/Tour.stories.tsx`,
    ],
    '.storybook/modes.ts': ['.storybook/preview.tsx'],
    '.storybook/docs/tokens.ts': ['.storybook/docs/ComponentPage.tsx'],
    '.storybook/docs/ComponentPage.tsx': ['.storybook/preview.tsx'],
  }),
);
const screens = [`${app}/screens/Clients.tsx`, `${app}/screens/Reports.tsx`];
const story = (id: string, file: string, opens: string[] = []) =>
  ({ id, title: id, file, parameters: { opens } }) as unknown as Story;
const stories = [
  story('button', `${ui}/components/Button/Button.stories.tsx`),
  story('pager', `${ui}/components/Pager/Pager.stories.tsx`),
  story('screens-clients', `${app}/screens/Clients.stories.tsx`, screens.slice(0, 1)),
  story('screens-reports', `${app}/screens/Reports.stories.tsx`, screens.slice(1)),
  story('flows-tour', `${app}/flows/Tour.stories.tsx`, screens),
];

const rules = {
  preview: '.storybook/preview.tsx',
  sources: /^packages\/[^/]+\/src\/.*\.(tsx?|css)$/,
  harmless: [/\.md$/],
  unseen: /^\.storybook\/docs\//,
  lazy: { importer: `${app}/routes.tsx`, load: () => Promise.reject(new Error('unused')) },
};

const tree = {
  importers,
  stories,
  baselines: 'baselines',
  rules,
  modulesOf: ({ parameters }: StoryFile) => parameters.opens,
};

function affected(file: string, { exists = true, text = '' } = {}) {
  const { everything, chosen } = affectedStories({
    ...tree,
    changed: [file],
    updated: () => ['pager', 'flows-tour'],
    exists: () => exists,
    read: () => text,
  });
  return everything ? 'everything' : [...chosen.keys()].sort();
}

test.each([
  ['a token', `${ui}/styles/tokens.css`],
  ['a file outside the module graph', 'package-lock.json'],
  ['a decorator of every story', '.storybook/preview.tsx'],
  ['what the preview imports', '.storybook/modes.ts'],
  ['the fingerprint of the baselines', 'baselines/fingerprint.json'],
])('%s affects all stories', (_, file) => {
  expect(affected(file)).toBe('everything');
});

test('a removed file affects all stories', () => {
  expect(affected(`${ui}/hooks/useLatest.ts`, { exists: false })).toBe('everything');
});

test('the styles of a component with a global rule affect all stories', () => {
  const file = `${ui}/components/Button/Button.module.css`;
  expect(affected(file, { text: ':global(body) { color: red }' })).toBe('everything');
});

const onRoutes = ['flows-tour', 'screens-clients', 'screens-reports'];

test.each([
  ['a story', `${ui}/components/Button/Button.stories.tsx`, ['button']],
  ['a shared hook', `${ui}/hooks/useLatest.ts`, ['pager']],
  ['a changed line of the manifest', 'baselines/screenshots.txt', ['flows-tour', 'pager']],
  ['fixture data', 'packages/fixtures/src/clients.ts', ['flows-tour', 'screens-clients']],
  [
    'styles of a component',
    `${ui}/components/Button/Button.module.css`,
    ['button', 'flows-tour', 'pager', 'screens-reports'],
  ],
  ['the shell', `${app}/shell/Root.tsx`, onRoutes],
  ['a guide', 'README.md', []],
  ['the documentation of components', '.storybook/docs/ComponentPage.tsx', []],
  ['code that no story imports', `${app}/main.ts`, []],
])('%s affects only the stories that use it, or flows that open it', (_, file, ids) => {
  expect(affected(file)).toEqual(ids);
});

test("an import from a package's index depends on the named modules only, or on all if the names are unclear", () => {
  const index = 'packages/ui/src/index.ts';
  const texts: Record<string, string> = {
    'packages/ui/src/Pager.ts': `export { Pager as Pages } from './x';`,
    'packages/ui/src/Card.ts': `export function Card() {}`,
    'packages/ui/src/all.ts': `export * from './y';`,
    'packages/app/src/a.ts': `import {\n  Card,\n  Link,\n} from '@patunay/ui';`,
    'packages/app/src/b.ts': `import { Pages as P, type Card } from '@patunay/ui';`,
    'packages/app/src/c.ts': `import * as ui from '@patunay/ui';`,
  };
  const users = ['a', 'b', 'c'].map((name) => `packages/app/src/${name}.ts`);
  const graph = new Map<string, string[]>([
    ['packages/ui/src/Pager.ts', [index, 'packages/ui/src/other.ts']],
    ['packages/ui/src/Card.ts', [index]],
    ['packages/ui/src/all.ts', [index]],
    [index, users],
  ]);
  bypassIndex(graph, index, '@patunay/ui', (file) => texts[file]!);
  expect(graph.get('packages/ui/src/Pager.ts')).toEqual([
    'packages/ui/src/other.ts',
    ...users.slice(1),
  ]);
  // Types are erased, so importing `type Card` is no dependency.
  expect(graph.get('packages/ui/src/Card.ts')).toEqual([users[0], users[2]]);
  expect(graph.get('packages/ui/src/all.ts')).toEqual(users);
});

test('the stories that contain a component are those that reach its modules', () => {
  const containing = containersIn(tree);
  const storiesOf = (title: string) =>
    stories.map(({ id }) => id).filter((id) => containing(title).has(id));
  expect(storiesOf('button')).toEqual(['button', 'pager', 'screens-reports', 'flows-tour']);
  expect(storiesOf('screens-clients')).toEqual(['screens-clients', 'flows-tour']);
  expect(storiesOf('unknown')).toEqual([]);
});
