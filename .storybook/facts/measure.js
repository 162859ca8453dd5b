// Runs axe on the stories of every component, in each mode that axe can check, and writes results.json:
// `npm run facts`, before a release.
import { writeFileSync } from 'node:fs';
import { renderAll } from '../visual/render.js';
import { openFrame } from '../visual/frame.js';
import { axeRulesOf, plan } from '../visual/plan.js';
import { lanes, storybookFolder, viewports } from '../visual/settings.js';
import { buildStorybook, openStorybook } from '../visual/storybook.js';
import { readFacts, resultsFile } from './facts.js';
import { folderOf } from './imports.js';

// Hash the sources before the build, so that results are never recorded for a source that changed during the run.
const facts = readFacts();
buildStorybook(storybookFolder);

const frames = await Promise.all(Array.from({ length: lanes }, openFrame));
const { url, stories } = await openStorybook(storybookFolder, frames[0]);
const rendered = await renderAll({
  tasks: plan(stories, viewports)
    .tasks.filter((task) => folderOf(task.file) && axeRulesOf(task))
    .map((task) => ({ ...task, hasScreenshot: false })),
  frames,
  url,
  actualFolder: storybookFolder,
  axe: axeRulesOf,
});
await Promise.all(frames.map(({ browser }) => browser.close()));

const results = {};
for (const { file, mode, kind, violations } of rendered) {
  const component = folderOf(file);
  results[component] ??= { hash: facts[component].hash, axe: {} };
  const result = (results[component].axe[mode] ??= { stories: 0, violations: 0 });
  result.stories += 1;
  // axe could not check a story that failed to render or play, so count it as a violation.
  result.violations += kind === 'failed' ? 1 : violations.length;
}

const sorted = Object.fromEntries(Object.entries(results).sort());
writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${rendered.length} checks of ${Object.keys(results).length} components`);
