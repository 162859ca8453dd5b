import { getConfiguration } from 'chromatic/node';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant';

type Configuration = Awaited<ReturnType<typeof getConfiguration>>;

const root = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

const previewFile = resolve(root, '.storybook/preview.tsx');

/** Returns one sentence for each problem with Chromatic's options. `preview` is the source of Storybook's preview. */
function problemsOf(config: Configuration, preview: string) {
  const wraps = [...preview.matchAll(/^import .*'\.\/([^']+)';$/gm)].map(
    ([, file]) => `.storybook/${file}`,
  );
  return [
    ...(config.untraced ?? [])
      .filter((glob) => wraps.some((file) => file.startsWith(glob.replace(/(\*\*|\.\w+)$/, ''))))
      .map((glob) => `${glob} is untraced, and wraps every story.`),
    ...(/@patunay\/app|packages\/app|onRoute/.test(preview)
      ? ['The preview imports the app: every change would affect every story.']
      : []),
    ...(/from '@patunay\/ui'/.test(preview)
      ? ["The preview imports the library's index: every component would affect every story."]
      : []),
    ...(config.autoAcceptChanges === 'main'
      ? []
      : ['Changes on the main branch are not accepted automatically.']),
    ...(config.exitZeroOnChanges === true
      ? []
      : ['A pull request with changes fails before anybody reviews them.']),
    ...(/diffThreshold: 0,/.test(preview)
      ? []
      : ['Chromatic tolerates differences that the local tests do not.']),
  ];
}

test('every affected story gets a snapshot, and only pull requests need review', async () => {
  const config = await getConfiguration(resolve(root, 'chromatic.config.json'));
  const preview = readFileSync(previewFile, 'utf8');
  expect(problemsOf(config, preview)).toEqual([]);
  expect(Object.keys(manifest.scripts)).toContain(config.buildScriptName);

  const planted = {
    ...config,
    untraced: ['.storybook/pseudoStates.tsx'],
    exitZeroOnChanges: false,
  };
  expect(problemsOf(planted, `${preview}\nimport { onRoute } from './route';`)).toHaveLength(3);
  expect(problemsOf(config, `${preview}\nimport { Logo } from '@patunay/ui';`)).toHaveLength(1);
  expect(problemsOf({ ...config, autoAcceptChanges: true }, '')).toHaveLength(2);
});

test('rejects an option that the Chromatic CLI does not know', async () => {
  const folder = plant({ 'chromatic.config.json': '{ "onlyChange": true }' });
  await expect(getConfiguration(resolve(folder, 'chromatic.config.json'))).rejects.toThrow(
    /onlyChange/,
  );
});

test('reports a missing token in a sentence', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { status, stderr } = spawnSync(process.execPath, ['.ci/chromatic.js'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is not set\./);
  expect(stderr).not.toMatch(/ at .+:\d+/);
});
