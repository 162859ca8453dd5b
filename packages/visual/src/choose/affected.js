import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { changedStories, readManifest } from '../baselines/manifest.js';
import { baselinesAt } from '../compare/commit.js';
import { config, manifestFile, root } from '../settings.js';
import { UserError } from '../userError.js';
import { affectedStories, containersIn } from './affectedStories.js';
import { changeBase, changedFiles, commitOf } from './git.js';
import { readImporters } from './graph.js';

const { affected: rules, baselines } = config;

/** A module graph with the stories, and what the configuration says about it. */
export const treeOf = async (importers, stories) => ({
  ...{ importers, stories, baselines, rules },
  modulesOf: await rules.lazy?.load(),
});

/**
 * The modules and stories of a built Storybook.
 *
 * @returns {Promise<import('./affectedStories.js').Tree>}
 */
export const readTree = (folder, stories) =>
  treeOf(readImporters(folder, { root, indexes: rules.indexes }), stories);

/**
 * Finds which of the stories contain a component, from the module graph of a built Storybook.
 *
 * @returns {Promise<(title: string) => Set<string>>} takes the component's title, returns story ids
 */
export async function readContainers(folder, stories) {
  const isKnown = rules && existsSync(resolve(folder, 'preview-stats.json'));
  return isKnown ? containersIn(await readTree(folder, stories)) : () => new Set();
}

/** Prints the import path that leads to each component or screen. */
function explain(tasks, chosen) {
  const counts = new Map();
  for (const { title, id } of tasks) {
    const path = chosen.get(id).map((file) => basename(file));
    const line = `${title}: ${path.join(' → ')}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  for (const [line, count] of counts) console.log(`  ${line} (${count} screenshots)`);
}

/**
 * The tasks that changed files affect, and the import path to each story.
 *
 * @param {import('./affectedStories.js').Tree} tree whose stories are the tasks
 * @param {string[]} changed
 * @param {string} commit since which they have changed
 */
export function affectedTasks(tree, changed, commit) {
  const exists = (file) => existsSync(resolve(root, file));
  const updated = () =>
    changedStories(baselinesAt(commit)?.manifest ?? {}, readManifest(manifestFile));
  const { everything, chosen } = affectedStories({ ...tree, changed, updated, exists });
  const affected = everything ? tree.stories : tree.stories.filter(({ id }) => chosen.has(id));
  return { everything, chosen, affected };
}

/**
 * The tasks that the change since a commit affects. Prints the reasons.
 *
 * @param {import('./plan.js').Task[]} tasks
 * @param {{ folder: string, since?: string }} options `folder` is the built Storybook; `since` is a git ref, by
 *   default the merge base
 */
export async function chooseAffected(tasks, { folder, since }) {
  if (!rules) throw new UserError('`--affected` needs `affected` in visual.config.ts.');
  const commit = since ? commitOf(since) : changeBase();
  const changed = changedFiles(commit);
  const { everything, chosen, affected } = affectedTasks(
    await readTree(folder, tasks),
    changed,
    commit,
  );
  console.log(`Files that have changed since ${commit.slice(0, 9)}: ${changed.length}`);
  if (everything) {
    console.log(`  All ${tasks.length} screenshots, because of ${everything}`);
    return tasks;
  }
  explain(affected, chosen);
  return affected;
}
