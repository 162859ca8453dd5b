// Merges the results of several shards into one review page: node .storybook/visual/review/merge.js <folder …>
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { screenshotName } from '../plan.js';
import { reportFolder, root, storybookFolder } from '../settings.js';
import { resultsFile, writeReview } from './review.js';

const folders = process.argv.slice(2);
const shards = folders.map((folder) => {
  const file = resolve(folder, resultsFile);
  if (!existsSync(file))
    throw new Error(`${folder} has no ${resultsFile}: its shard did not finish.`);
  return JSON.parse(readFileSync(file, 'utf8'));
});

mkdirSync(reportFolder, { recursive: true });
for (const folder of folders) cpSync(folder, reportFolder, { recursive: true });

// The paths in the results are from the machines of the shards, so replace them with local ones.
const results = shards
  .flatMap((shard) => shard.results)
  .map((result) => ({
    ...result,
    expected: result.expected && resolve(reportFolder, 'before', screenshotName(result)),
    actual: result.actual && resolve(reportFolder, 'after', screenshotName(result)),
  }));
const lost = shards.flatMap((shard) => shard.lost);
const page = await writeReview({ results, lost, folder: storybookFolder });
console.log(page ? `Review the differences: ${relative(root, page)}` : 'No screenshot differs.');
