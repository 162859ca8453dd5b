import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { changedStories, readManifest } from '../baselines/manifest.ts';
import { baselinesAt } from '../compare/commit.ts';
import type { AffectedConfig, StoryFile } from '../index.ts';
import { config, manifestFile, root } from '../settings.ts';
import { UserError } from '../userError.ts';
import { affectedStories, containersIn, type Tree } from './affectedStories.ts';
import { changeBase, changedFiles, commitOf, tryGit } from './git.ts';
import { readImporters } from './graph.ts';
import type { Task } from './plan.ts';

const { affected: rules, baselines } = config;

/** The modules and stories of a built Storybook, and what the configuration says about them. */
export const readTree = async (
  folder: string,
  stories: StoryFile[],
  rules: AffectedConfig,
): Promise<Tree> => ({
  importers: readImporters(folder, { root, indexes: rules.indexes }),
  ...{ stories, baselines, rules },
  modulesOf: await rules.lazy?.load(),
});

/** `containersIn` for a built Storybook, as far as its module graph is known. */
export async function readContainers(
  folder: string,
  stories: StoryFile[],
): Promise<(title: string) => Set<string>> {
  const isKnown = rules && existsSync(resolve(folder, 'preview-stats.json'));
  return isKnown ? containersIn(await readTree(folder, stories, rules)) : () => new Set();
}

/** Prints the import path that leads to each component or screen. */
function explain(tasks: Task[], chosen: Map<string, string[]>) {
  const counts = new Map<string, number>();
  for (const { title, id } of tasks) {
    const path = chosen.get(id)?.map((file) => basename(file)) ?? [];
    const line = `${title}: ${path.join(' → ')}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  for (const [line, count] of counts) console.log(`  ${line} (${count} screenshots)`);
}

/** The tasks that the change since a commit affects, by default since the merge base. Prints the reasons. */
export async function chooseAffected(
  tasks: Task[],
  { folder, since }: { folder: string; since?: string | undefined },
): Promise<Task[]> {
  if (!rules) throw new UserError('`--affected` needs `affected` in visual.config.ts.');
  const commit = since ? commitOf(since) : changeBase();
  const changed = changedFiles(commit);
  const { everything, chosen } = affectedStories({
    ...(await readTree(folder, tasks, rules)),
    changed,
    updated: () => changedStories(baselinesAt(commit)?.manifest ?? {}, readManifest(manifestFile)),
    exists: (file) => existsSync(resolve(root, file)),
    read: (file) =>
      readFileSync(resolve(root, file), 'utf8') + (tryGit('show', `${commit}:${file}`) ?? ''),
  });
  console.log(`Files that have changed since ${commit.slice(0, 9)}: ${changed.length}`);
  if (everything) {
    console.log(`  All ${tasks.length} screenshots, because of ${everything}`);
    return tasks;
  }
  const affected = tasks.filter(({ id }) => chosen.has(id));
  explain(affected, chosen);
  return affected;
}
