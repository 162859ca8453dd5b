import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { babelParse, sourceOf, types } from '../../internals/node.ts';
import { read, root } from '../../sources/sourceFiles.ts';
import { parseStories } from '../../sources/storySource.ts';

interface Suite {
  /** Errors that concern the whole list. */
  errors?: { message: string }[];
  suites?: Suite[];
  specs?: { file: string; line: number; tests: { expectedStatus: string }[] }[];
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

/** The lines of the tests that the runners would run, as `file:line`. */
function listed(files: string[]) {
  const endToEnd = files.filter((file) => file.endsWith('.spec.ts'));
  const unit = files.filter((file) => file.endsWith('.test.ts'));
  const config = 'packages/app/e2e';
  const specsIn = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsIn),
  ];
  const options = ['test', '-c', config, '--list', '--reporter=json', ...endToEnd];
  const suite = list<Suite>('@playwright/test/cli.js', options);
  const [error] = suite.errors ?? [];
  if (error) throw new Error(error.message);
  const specs = specsIn(suite);
  const tests = list<{ file: string; location: { line: number } }[]>('vitest/vitest.mjs', [
    ...['list', '--config=vitest.unit.config.ts', '--static-parse=true'],
    ...unit,
    // Last, or it would take a file as its value.
    '--json',
  ]);
  return new Set([
    ...specs
      .filter((spec) => spec.tests.some(({ expectedStatus }) => expectedStatus === 'passed'))
      .map(({ file, line }) => `${config}/${file}:${line}`),
    ...tests.map(({ file, location }) => `${relative(root, file)}:${location.line}`),
  ]);
}

/** The titles, by file, of the tests that the runners would run, and of their steps. Stories are tests, too. */
export function readTests(files: string[]): Map<string, string[]> {
  const lines = listed(files);
  return new Map(
    files.map((file) => {
      const isStories = file.endsWith('.stories.tsx');
      const titles = isStories
        ? parseStories(read(file)).stories.map(({ name }) => `'${name}'`)
        : [];
      const collect = (node: object, isListed: boolean) => {
        types.traverseFast(node as never, (child) => {
          if (child === node || !types.isCallExpression(child)) return undefined;
          const callee = sourceOf(child.callee);
          const isTest = /^(test|it)\b(?!\.step)/.test(callee);
          const isRun = isTest ? lines.has(`${file}:${child.loc?.start.line}`) : isListed;
          const [title] = child.arguments;
          if (isRun && /^(test|it)\b|\bstep$/.test(callee) && title) titles.push(sourceOf(title));
          if (!isTest) return undefined;
          child.arguments.forEach((argument) => collect(argument, isRun));
          return types.traverseFast.skip;
        });
      };
      collect(babelParse(read(file)), isStories);
      return [file, titles];
    }),
  );
}
