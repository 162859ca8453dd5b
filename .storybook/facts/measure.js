// Runs axe on every story in all its modes and writes results.json. `npm run facts`; `--storybook <dir>` uses
// a built Storybook instead of building one.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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

const frames = await Promise.all(Array.from({ length: lanes }, openFrame));
const { url, stories } = await openStorybook(folder, frames[0]);
/** axe reads neither forced colours nor print: it would judge the colours of the stylesheet. */
const tasks = plan(stories, viewports).tasks.filter(
  ({ environment, ...task }) =>
    folderOf(task.file) && !isWithoutAxe(task) && !environment.forcedColors && !environment.media,
);
const facts = readFacts();
const results = {};

/** Adds one story to the results of its component; a story that fails to render counts as a violation. */
function count({ file, mode }, { error, violations = [] }) {
  const component = folderOf(file);
  results[component] ??= { hash: facts[component].hash, axe: {} };
  const result = (results[component].axe[mode] ??= { stories: 0, violations: 0 });
  result.stories += 1;
  result.violations += error ? 1 : violations.length;
}

/** Rules that do not depend on colour or layout have the same outcome in every mode. */
function rulesFor({ mode, environment }) {
  if (mode === 'light') return true;
  return environment.contrast === 'more' ? 'enhanced' : 'visual';
}

const waiting = [...tasks];
await Promise.all(
  frames.map(async (frame) => {
    let opened;
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      if (task.mode !== opened) await frame.open(url, task, { axe: rulesFor(task) });
      opened = task.mode;
      count(task, await frame.draw({ ...task, isDrawn: false }));
    }
    await frame.browser.close();
  }),
);

const sorted = Object.fromEntries(Object.entries(results).sort());
writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${tasks.length} checks of ${Object.keys(results).length} components`);
