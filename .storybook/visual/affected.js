import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { runnerImport } from 'vite';
import { changeBase, changedFiles, commitOf } from './against.js';
import { importersOf, readImporters } from './graph.js';
import { root } from './settings.js';

const preview = '.storybook/preview.tsx';
const route = '.storybook/route.tsx';
const routes = 'packages/app/src/routes.tsx';

/** Files that no story can show, unless a story imports them. */
const harmless = [
  /\.(md|mdx)$/,
  /\.test\.tsx?$/,
  /^\.(ci|github)\//,
  /^\.storybook\/(canary|docs|visual\/review)\//,
  /^\.storybook\/visual\/baselines\/pixels\.json$/,
  /^packages\/[^/]+\/(bench|e2e|scripts)\//,
  /^((eslint|stylelint)\.config\.js|knip\.js|\.dependency-cruiser\.js|chromatic\.config\.json)$/,
  /^\.(gitignore|prettierignore|prettierrc\.json)$/,
];

/** Why everything has to be drawn for a file; nothing where the module graph knows what it reaches. */
function unknowable(file, { importers, exists, isMentioned }) {
  if (!exists(file)) return 'it was removed';
  if (/\.css$/.test(file)) {
    if (!file.endsWith('.module.css')) return 'a style sheet of every page';
    return isMentioned(file) ? 'another style sheet mentions it' : undefined;
  }
  if (importers.has(file)) return undefined;
  // The graph is that of this tree: a module that is not in it is imported by no story.
  return /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) ? undefined : 'its reach is not known';
}

/**
 * The stories that a change can reach, each with the imports that lead to it.
 *
 * The preview wraps every story, and imports the whole app for those that have a `route`. So imports are
 * followed from the app's screens to the stories at their routes, and not from there to every story.
 *
 * @param {{ changed: string[], importers: import('./graph.js').Importers, stories: object[],
 *   lazyModulesOf: (story: object) => string[], exists: (file: string) => boolean,
 *   isMentioned: (file: string) => boolean }} change `lazyModulesOf` a story: the screens that its route may load
 * @returns {{ everything?: string, chosen: Map<string, string[]> }} paths by story id
 */
export function affectedStories({ changed, stories, lazyModulesOf, ...tree }) {
  const { importers } = tree;
  const chosen = new Map();
  const choose = (list, path) => {
    for (const { id } of list) if (!chosen.has(id)) chosen.set(id, path);
  };
  const lazyModules = new Map();
  for (const story of stories) {
    for (const module of lazyModulesOf(story)) {
      lazyModules.set(module, [...(lazyModules.get(module) ?? []), story]);
    }
  }
  const follows = (from, to) => {
    if (to === preview) return from !== route && !from.startsWith('.storybook/docs/');
    return !(to === routes && lazyModules.has(from));
  };

  for (const file of changed) {
    const [, id] = /^\.storybook\/visual\/baselines\/\w+\/(.+)\.png$/.exec(file) ?? [];
    if (id) {
      choose(
        stories.filter((story) => story.id === id),
        [file],
      );
      continue;
    }
    if (!importers.has(file) && harmless.some((pattern) => pattern.test(file))) continue;
    const reason = unknowable(file, tree);
    if (reason) return { everything: `${file}: ${reason}`, chosen };
    for (const [module, path] of importersOf(file, importers, follows)) {
      if (module === preview) return { everything: `${path.join(' → ')}`, chosen };
      if (module === route)
        choose(
          stories.filter((story) => story.route !== undefined),
          path,
        );
      choose(lazyModules.get(module) ?? [], path);
      choose(
        stories.filter((story) => story.file === module),
        path,
      );
    }
  }
  return { chosen };
}

/** The screens that a story's route loads; all of them where its play function may navigate. */
async function lazyModules() {
  // The table of routes alone: to load what it imports would take seconds.
  const nothing = '\0nothing';
  const withoutImports = {
    name: 'without-imports',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(routes) ? undefined : nothing),
    load: (id) => (id === nothing ? 'export default {}' : undefined),
  };
  const { module } = await runnerImport(resolve(root, routes), { plugins: [withoutImports] });
  const all = (list) => list.flatMap((item) => [item, ...all(item.children ?? [])]);
  const fileOf = ({ id }) => `packages/app/src/${id}.tsx`;
  const isLazy = (item) => typeof item.lazy === 'function';
  return ({ route, plays }) => {
    if (typeof route !== 'string') return [];
    if (plays) return all(module.routes).filter(isLazy).map(fileOf);
    const matches = matchRoutes(module.routes, new URL(route, 'http://localhost').pathname) ?? [];
    return matches
      .map((match) => match.route)
      .filter(isLazy)
      .map(fileOf);
  };
}

/** Prints one line per file of stories: what leads to it. */
function explain(tasks, chosen) {
  const files = new Map();
  for (const task of tasks) {
    const key = `${task.title}\n${chosen.get(task.id).join(' → ')}`;
    files.set(key, (files.get(key) ?? 0) + 1);
  }
  for (const [key, count] of files) {
    const [title, path] = key.split('\n');
    const short = path.split(' → ').map((file) => basename(file));
    console.log(`  ${title}, ${count} pictures: ${short.join(' → ')}`);
  }
}

/**
 * The tasks that the change since a commit can reach, with the reasons printed.
 *
 * @param {import('./plan.js').Task[]} tasks
 * @param {{ folder: string, since?: string }} options the built Storybook, and a ref instead of the merge base
 */
export async function chooseAffected(tasks, { folder, since }) {
  const commit = since ? commitOf(since) : changeBase();
  const changed = changedFiles(commit);
  const importers = readImporters(folder);
  const styles = [...importers.keys()].filter((file) => file.endsWith('.css'));
  const stories = [...new Map(tasks.map((task) => [task.id, task])).values()];
  const { everything, chosen } = affectedStories({
    changed,
    importers,
    stories,
    lazyModulesOf: await lazyModules(),
    exists: (file) => existsSync(resolve(root, file)),
    isMentioned: (file) =>
      styles.some((style) =>
        readFileSync(resolve(root, style), 'utf8').includes(`/${basename(file)}`),
      ),
  });
  console.log(`${changed.length} files have changed since ${commit.slice(0, 9)}.`);
  if (everything) {
    console.log(`  All ${tasks.length} pictures, because of ${everything}`);
    return tasks;
  }
  const affected = tasks.filter(({ id }) => chosen.has(id));
  explain(affected, chosen);
  return affected;
}
