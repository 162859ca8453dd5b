import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { read, root } from '../../sources/sourceFiles.ts';
import { parseStories } from '../../sources/storySource.ts';

interface Suite {
  /** Errors that concern the whole list. */
  errors?: { message: string }[];
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { expectedStatus: string }[] }[];
}

/** Runs a test runner that prints its list of tests as JSON. */
function list<List>(runner: string, options: string[]): List {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules', runner), ...options],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      // Not the variables of the test run that calls this.
      env: { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined },
    },
  );
  if (!stdout.trim()) throw new Error(`${runner} lists no tests: ${stderr}`);
  return JSON.parse(stdout);
}

const specsIn = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** The titles of the tests that the runners would run, by file. */
function listed(files: string[]): { file: string; title: string }[] {
  const config = 'packages/app/e2e';
  const suite = list<Suite>('@playwright/test/cli.js', [
    ...['test', '-c', config, '--list', '--reporter=json'],
    ...files.filter((file) => file.endsWith('.spec.ts')),
  ]);
  const [error] = suite.errors ?? [];
  if (error) throw new Error(error.message);
  const specs = specsIn(suite);
  // Its steps are in the code as well.
  const skipped = specs.find(({ tests }) => tests.some((run) => run.expectedStatus !== 'passed'));
  if (skipped) throw new Error(`${skipped.file} skips a test: ${skipped.title}`);
  const tests = list<{ file: string; name: string }[]>('vitest/vitest.mjs', [
    ...['list', '--config=vitest.unit.config.ts', '--static-parse=true'],
    ...files.filter((file) => file.endsWith('.test.ts')),
    // Last, or it would take a file as its value.
    '--json',
  ]);
  return [
    ...specs.map(({ file, title }) => ({ file: `${config}/${file}`, title })),
    ...tests.map(({ file, name }) => ({
      file: relative(root, file).replaceAll('\\', '/'),
      title: name.split(' > ').at(-1) ?? '',
    })),
  ];
}

/** The titles of the steps in code, without those in comments. */
function stepsIn(code: string) {
  const live = code.replace(/^\s*\/\/.*$|\/\*[^]*?\*\//gm, '');
  return [...live.matchAll(/\bstep\(\s*(['"`])(.+?)\1/g)].map(([, , title = '']) => title);
}

/** The titles, by file, of the tests that the runners would run, and of their steps. Stories are tests, too. */
export function readTests(files: string[]): Map<string, string[]> {
  const tests = listed(files);
  return new Map(
    files.map((file) => {
      const code = read(file);
      const titles = file.endsWith('.stories.tsx')
        ? parseStories(code).stories.map(({ name }) => name)
        : tests.filter((test) => test.file === file).map(({ title }) => title);
      return [file, [...titles, ...stepsIn(code)]];
    }),
  );
}
