import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { round } from '../lib/stats.js';
import { figureOf } from '../lib/promises.js';

export const title = 'Storybook';
export const measures =
  'Seconds to build it, and milliseconds a story in the test run (all of Button, Table and Dialog, the start of the runner included) and a picture (all of them, drawn from that build and compared).';

const folders = ['Button', 'Table', 'Dialog'];

export const promises = [
  { what: 'ms a picture', atMost: 120, read: figureOf('ms each', { what: 'pictures' }) },
];

export async function run({ root }) {
  const results = resolve(root, 'test-results/bench-stories.json');
  const built = resolve(root, 'node_modules/.cache/patunay-bench/storybook');
  const timed = (command, args) => {
    const start = performance.now();
    const output = execFileSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { ms: performance.now() - start, output };
  };
  const build = timed('npx', ['storybook', 'build', '--quiet', '-o', built]);
  const stories = timed('npx', [
    ...['vitest', 'run', '--project', 'stories:light', '--reporter=json'],
    `--outputFile=${results}`,
    ...folders.map((name) => `packages/ui/src/components/${name}/`),
  ]);
  const pictures = spawnSync('node', ['.storybook/visual/run.js', '--storybook', built], {
    cwd: root,
    encoding: 'utf8',
  }).stdout;
  const [, count, seconds, each] =
    /(\d+) passed, .* pictures ([\d.]+) s, (\d+) ms each/.exec(pictures)?.map(Number) ?? [];
  const { numTotalTests } = JSON.parse(readFileSync(results, 'utf8'));
  return {
    rows: [
      { what: 'build', count: 1, seconds: round(build.ms / 1000) },
      {
        what: 'stories, light',
        count: numTotalTests,
        seconds: round(stories.ms / 1000),
        'ms each': round(stories.ms / numTotalTests),
      },
      ...(each ? [{ what: 'pictures', count, seconds, 'ms each': each }] : []),
    ],
    faults: each ? [] : [pictures.trim()],
  };
}
