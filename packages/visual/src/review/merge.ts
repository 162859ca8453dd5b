import { cpSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readJson } from '../readJson.ts';
import { reportFolder, root, storybookFolder } from '../settings.ts';
import { UserError } from '../userError.ts';
import { reviewFile, writeReview, type Run } from './review.ts';

/** The command `visual merge <folder …>`: merges the reports of several shards into one review page. */
export async function main(folders: string[]): Promise<void> {
  if (folders.length === 0) throw new UserError('Name the folders with the reports of all shards.');
  const reviews = folders.map((folder): Run => {
    const review = readJson(resolve(folder, reviewFile), 'its shard did not finish');
    cpSync(folder, reportFolder, { recursive: true });
    return review;
  });
  const merged = {
    ...reviews[0],
    total: reviews.reduce((sum, { total }) => sum + total, 0),
    changes: reviews.flatMap(({ changes }) => changes),
    problems: reviews.flatMap(({ problems }) => problems),
  };
  const page = await writeReview(merged, storybookFolder);
  console.log(page ? `Review the differences: ${relative(root, page)}` : 'Nothing failed.');
}
