// Runs axe on every story in all its modes and writes results.json. `npm run facts`; `--storybook <dir>` uses
// a built Storybook instead of building one.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawAll } from '../visual/draw.js';
import { openFrame } from '../visual/frame.js';
import { isWithoutAxe } from '../visual/optOuts.js';
import { plan } from '../visual/plan.js';
import { lanes, storybookFolder, viewports } from '../visual/settings.js';
import { buildStorybook, openStorybook } from '../visual/storybook.js';
import { readFacts, resultsFile } from './facts.js';
import { folderOf } from './imports.js';

const { values } = parseArgs({ options: { storybook: { type: 'string' } } });
const folder = values.storybook ? resolve(values.storybook) : storybookFolder;
if (!values.storybook) buildStorybook(folder);

/** Rules that do not depend on colour or layout have the same outcome in every mode. */
function rulesFor({ mode, environment }) {
  if (mode === 'light') return 'all';
  return environment.contrast === 'more' ? 'enhanced' : 'visual';
}

/** axe reads neither forced colours nor print: it would judge the colours of the stylesheet. */
const isMeasured = ({ environment, file, ...story }) =>
  folderOf(file) && !isWithoutAxe(story) && !environment.forcedColors && !environment.media;

const frames = await Promise.all(Array.from({ length: lanes }, openFrame));
const { url, stories } = await openStorybook(folder, frames[0]);
const drawn = await drawAll({
  tasks: plan(stories, viewports)
    .tasks.filter(isMeasured)
    .map((task) => ({ ...task, isDrawn: false })),
  frames,
  url,
  actualFolder: folder,
  axe: rulesFor,
  expectedOf: () => undefined,
});
await Promise.all(frames.map(({ browser }) => browser.close()));

const facts = readFacts();
const results = {};
for (const { file, mode, kind, violations } of drawn) {
  const component = folderOf(file);
  results[component] ??= { hash: facts[component].hash, axe: {} };
  const result = (results[component].axe[mode] ??= { stories: 0, violations: 0 });
  result.stories += 1;
  // A story that fails to render or to play was not checked, and counts as a violation.
  result.violations += kind === 'failed' ? 1 : violations.length;
}

const sorted = Object.fromEntries(Object.entries(results).sort());
writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${drawn.length} checks of ${Object.keys(results).length} components`);
