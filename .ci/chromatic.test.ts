import { getConfiguration } from 'chromatic/node';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const preview = read('.storybook/preview.tsx');
const config = await getConfiguration(resolve(root, 'chromatic.config.json'));

const { exports: ofVisual }: { exports: Record<string, string | { default: string }> } = JSON.parse(
  read('packages/visual/package.json'),
);

/** The files that a module imports statically, by their paths in the repository. Leaves out other packages. */
function importsIn(source: string) {
  const specifiers = [...source.matchAll(/^import\s(?:[^'"]*\sfrom\s+)?['"]([^'"]+)['"]/gm)];
  return specifiers.flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return join('.storybook', specifier);
    const name = specifier.replace(/^@patunay\/visual/, '.');
    const file = name === specifier ? undefined : ofVisual[name];
    return file ? join('packages/visual', typeof file === 'string' ? file : file.default) : [];
  });
}

/**
 * Lists the files that the preview imports statically and that the globs hide from TurboSnap. There must be none: the
 * preview wraps every story, so a change to any of its imports can change every screenshot.
 */
const untraced = (globs: string[], source = preview) =>
  importsIn(source).filter((file) =>
    ['', '.ts', '.tsx'].some((extension) =>
      globs.some((glob) => matchesGlob(`${file}${extension}`, glob)),
    ),
  );

/** Imports in the preview that would make almost any change affect every story. */
const tooBroad = (source: string) =>
  source.match(/@patunay\/app|packages\/app|onRoute|from '@patunay\/ui'/g) ?? [];

test('the build is the one of `npm run build`, and only pull requests with changes need review', () => {
  expect(config.storybookBuildDir).toBe('dist/storybook');
  expect(config).toMatchObject({ autoAcceptChanges: 'main', exitZeroOnChanges: true });
  // The local tests tolerate no difference either.
  expect(preview).toContain('diffThreshold: 0,');
});

test('no import of the preview is hidden from TurboSnap, or makes it retake almost every story', () => {
  expect(untraced(config.untraced!)).toEqual([]);
  expect(untraced(['.storybook/environments/pseudoStates.tsx'])).toEqual([
    '.storybook/environments/pseudoStates',
  ]);
  expect(tooBroad(preview)).toEqual([]);
  expect(tooBroad("import { onRoute } from './route';")).toHaveLength(1);
  expect(tooBroad("import { Logo } from '@patunay/ui';")).toHaveLength(1);
});

test('sees imports over several lines, and of the visual tests by their package', () => {
  const source = `import {\n  frozenNow,\n  other,\n} from './environments/environment';\nimport { runStep } from '@patunay/visual/preview';`;
  expect(untraced(['.storybook/environments/**', 'packages/visual/**'], source)).toEqual([
    '.storybook/environments/environment',
    expect.stringMatching(/^packages\/visual\/src\/preview\.[jt]s$/),
  ]);
});

test('reports a missing token in a sentence', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { status, stderr } = spawnSync(process.execPath, ['.ci/chromatic.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is not set\./);
  expect(stderr).not.toMatch(/ at .+:\d+/);
});
