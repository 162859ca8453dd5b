import { expect, test } from 'vitest';
import { withStories } from '../choose/affectedStories.ts';
import type { Task } from '../choose/plan.ts';
import { keyIn } from './keys.ts';

const lock = 'package-lock.json';
const manifestFile = 'baselines/screenshots.txt';

/** A project with two stories; the second one's component contains the first one's. */
function project() {
  const story = (name: string) => ({ id: name, file: `src/${name}.stories.tsx`, parameters: {} });
  const task = (name: string, mode: string) =>
    ({
      ...story(name),
      mode,
      settings: { theme: mode },
      axe: ['color-contrast'],
    }) as unknown as Task;
  const stories = [story('button'), story('pager')];
  const files = {
    ...{ [lock]: '1', 'src/index.css': '1', 'src/tokens.css': '1', 'src/icon.svg': '1' },
    ...{ '.storybook/preview.tsx': '1', '.storybook/decorator.tsx': '1', [manifestFile]: '1' },
    ...{ 'runner/frame.js': '1', 'README.md': '1', 'src/main.ts': '1' },
    ...{ 'src/button.tsx': '1', 'src/button.module.css': '1', 'src/button.stories.tsx': '1' },
    ...{ 'src/pager.tsx': '1', 'src/pager.module.css': '1', 'src/pager.stories.tsx': '1' },
  };
  const importers: Record<string, string[]> = {
    'src/index.css': ['.storybook/preview.tsx'],
    '.storybook/decorator.tsx': ['.storybook/preview.tsx'],
    '.storybook/preview.tsx': ['/virtual:setup.js'],
    'src/button.module.css': ['src/button.tsx'],
    'src/button.tsx': ['src/button.stories.tsx', 'src/pager.tsx'],
    'src/icon.svg': ['src/pager.tsx'],
    'src/pager.module.css': ['src/pager.tsx'],
    'src/pager.tsx': ['src/pager.stories.tsx'],
    'src/button.stories.tsx': ['/virtual:stories.js'],
    'src/pager.stories.tsx': ['/virtual:stories.js'],
    'node_modules/clsx/clsx.mjs': ['src/pager.tsx'],
  };
  return {
    read: (file: string) => `/* ${file} */`,
    tasks: [task('button', 'light'), task('button', 'dark'), task('pager', 'light')],
    stories,
    record: { files, output: {}, packages: '1', constants: '1' },
    filesNow: { ...files },
    importers,
    rules: {
      preview: '.storybook/preview.tsx',
      sources: /^src\/.*\.(tsx?|css)$/,
      harmless: [/\.md$/],
    },
    manifest: {
      'light/button': { hash: 'a' },
      'dark/button': { hash: 'b' },
      'light/pager': { hash: 'c' },
    } as Record<string, { hash: string }>,
    environment: { flags: '1' },
  };
}

type Project = ReturnType<typeof project>;

function keysOf({ tasks, stories, importers, ...rest }: Project) {
  const { rules } = rest;
  const tree = { importers: new Map(Object.entries(importers)), stories, rules, baselines: 'b' };
  const graph = withStories(tree as unknown as Parameters<typeof withStories>[0]);
  const keyOf = keyIn({ ...rest, graph, manifestFile });
  return new Map(tasks.map((task) => [`${task.id} ${task.mode}`, keyOf(task)]));
}

/** The screenshots whose key differs after a change. */
function rerun(change: (project: Project) => void) {
  const changed = project();
  change(changed);
  const before = keysOf(project());
  const all = [...keysOf(changed)];
  return all.filter(([name, key]) => key !== before.get(name)).map(([name]) => name);
}

/** Changes a file in the build and on disk, as a save and a build do; without text, removes it. */
const save = (name: string, text?: string) => (it: Project) => {
  for (const files of [it.record.files, it.filesNow] as Record<string, string>[]) {
    if (text === undefined) delete files[name];
    else files[name] = text;
  }
};

const everything = ['button light', 'button dark', 'pager light'];

test.each<[string, (project: Project) => void, string[]]>([
  ['nothing', () => undefined, []],
  ['a guide', save('README.md', '2'), []],
  ['the manifest file, of which only lines matter', save(manifestFile, '2'), []],
  ['code that no story imports', save('src/main.ts', '2'), []],
  ['the styles of a component', save('src/button.module.css', '2'), everything],
  ['a component', save('src/pager.tsx', '2'), ['pager light']],
  ['the args of a story', save('src/button.stories.tsx', '2'), ['button light', 'button dark']],
  ['a global stylesheet', save('src/index.css', '2'), everything],
  ['a token, in a stylesheet that another one imports', save('src/tokens.css', '2'), everything],
  ['a decorator', save('.storybook/decorator.tsx', '2'), everything],
  ['the lockfile', save(lock, '2'), everything],
  ['installed packages', (it) => void (it.record.packages = '2'), everything],
  ['the runner, after the build', (it) => void (it.filesNow['runner/frame.js'] = '2'), everything],
  ['a flag of the browser', (it) => void (it.environment.flags = '2'), everything],
  ['a constant of the build', (it) => void (it.record.constants = '2'), everything],
  [
    'a line of the manifest',
    (it) => void (it.manifest['dark/button'] = { hash: 'x' }),
    ['button dark'],
  ],
  ['an axe rule', (it) => void Object.assign(it.tasks[1]!, { axe: ['region'] }), ['button dark']],
  [
    'a removed file',
    (it) => {
      save('src/icon.svg')(it);
      delete it.importers['src/icon.svg'];
    },
    ['pager light'],
  ],
])('%s', (_, change, expected) => {
  expect(rerun(change)).toEqual(expected);
});

test('a story with a module whose content is unknown has no key', () => {
  const unknown = project();
  unknown.importers['src/generated.ts'] = ['src/pager.tsx'];
  expect([...keysOf(unknown).values()].map((key) => typeof key)).toEqual([
    ...['string', 'string', 'undefined'],
  ]);
});

test('a module stylesheet with a global rule affects every story', () => {
  const keysWith = (content: string) => {
    const it = project();
    const { read } = it;
    it.read = (file) => (file === 'src/pager.module.css' ? 'body { color: red }' : read(file));
    save('src/pager.module.css', content)(it);
    return keysOf(it);
  };
  expect(keysWith('2').get('button light')).not.toBe(keysWith('1').get('button light'));
});
