import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { runnerImport } from 'vite';
import { changeBase, changedFiles, commitOf } from './against.js';
import { importersOf, readImporters } from './graph.js';
import { storyOf } from './plan.js';
import { root } from './settings.js';

const preview = '.storybook/preview.tsx';
const routes = 'packages/app/src/routes.tsx';

/** Files that affect no story unless a story imports them. */
const harmless = [
  /\.(md|mdx)$/,
  /\.test\.tsx?$/,
  /^\.(ci|github)\//,
  /^\.storybook\/(canary|docs|visual\/review)\//,
  /^\.storybook\/reviewTheme\.css$/,
  /^\.storybook\/visual\/baselines\/pixels\.json$/,
  /^packages\/[^/]+\/(bench|e2e|scripts)\//,
  /^[^/]*(lint|oxfmt|knip|dependency-cruiser|chromatic|gitignore)[^/]*$/,
];

/** Why a changed file may affect all stories; undefined if the module graph shows which ones it affects. */
function reasonToRunAll(file, { importers, exists }) {
  if (!exists(file)) return 'it was removed';
  if (/(?<!\.module)\.css$/.test(file)) return 'a global stylesheet';
  // The graph contains all modules that stories import, so a source file that is not in it affects none.
  const isSource = /^packages\/[^/]+\/src\/.*\.(tsx?|css)$/.test(file);
  return isSource || importers.has(file) ? undefined : 'the module graph does not contain it';
}

/**
 * Adds the stories to the module graph. Each is a node named by its id, which imports its story file and the screens
 * that it shows.
 *
 * The stories of the app import its route table, and with it all screens. To keep each screen from affecting all of
 * them, the route table's imports of screens are left out, and so are the preview's imports of documentation, which no
 * screenshot shows.
 *
 * @param {{ importers: import('./graph.js').Importers,
 *   stories: { id: string, file: string, route?: string, opens?: readonly string[] }[],
 *   lazyModulesOf: (story: { route?: string, opens?: readonly string[] }) => string[] }} tree `lazyModulesOf` returns
 *   the files of the screens that a story shows, and of the app shell
 */
function withStories({ importers, stories, lazyModulesOf }) {
  const graph = new Map(importers);
  const without = (importer, module) =>
    (graph.get(module) ?? []).filter((other) => other !== importer);
  for (const module of importers.keys()) {
    if (module.startsWith('.storybook/docs/')) graph.set(module, without(preview, module));
  }
  for (const story of stories) {
    for (const module of [story.file, ...lazyModulesOf(story)]) {
      graph.set(module, [...without(routes, module), story.id]);
    }
  }
  return graph;
}

/**
 * The stories that a change affects, each with the import path that leads to it.
 *
 * @param {Parameters<typeof withStories>[0] & { changed: string[], exists: (file: string) => boolean }} change
 * @returns {{ everything?: string, chosen: Map<string, string[]> }} `everything` says why the change affects all
 *   stories, `chosen` has the import paths by story id
 */
export function affectedStories({ changed, ...tree }) {
  const { importers, stories } = tree;
  const graph = withStories(tree);
  const chosen = new Map();
  for (const file of changed) {
    const [, baseline] = /^\.storybook\/visual\/baselines\/[^/]+\/(.+)\.webp$/.exec(file) ?? [];
    if (baseline) {
      chosen.set(storyOf(baseline), [file]);
      continue;
    }
    if (!importers.has(file) && harmless.some((pattern) => pattern.test(file))) continue;
    const reason = reasonToRunAll(file, tree);
    if (reason) return { everything: `${file}: ${reason}`, chosen };
    const paths = importersOf(file, graph);
    if (paths.has(preview)) return { everything: paths.get(preview).join(' → '), chosen };
    for (const { id } of stories) if (paths.has(id)) chosen.set(id, paths.get(id).slice(0, -1));
  }
  return { chosen };
}

/** Returns a function that lists the lazy-loaded files behind a story: the app shell and the screens that it shows. */
async function lazyModules() {
  // Load the route table alone: loading its imports, too, would take seconds.
  const nothing = '\0nothing';
  const withoutImports = {
    name: 'without-imports',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(routes) ? undefined : nothing),
    // The only import that the route table calls while it loads.
    load: (id) => (id === nothing ? 'export const lazyCode = (load) => load' : undefined),
  };
  const { module } = await runnerImport(resolve(root, routes), { plugins: [withoutImports] });
  /** @returns {import('react-router-dom').RouteObject[]} */
  const at = (url) => {
    // Escape percent signs: React Router warns about malformed escape sequences.
    const pathname = new URL(url, 'http://localhost').pathname.replaceAll('%', '%25');
    return (matchRoutes(module.routes, pathname) ?? []).map(({ route }) => route);
  };
  return (/** @type {{ route?: string, opens?: readonly string[] }} */ { route, opens = [] }) => {
    if (!route) return [];
    const shown = [route, ...opens].flatMap(at).filter(({ lazy }) => lazy);
    return [...new Set(shown.map(({ id }) => `packages/app/src/${id}.tsx`))];
  };
}

/**
 * Finds which of the stories contain a component, from the module graph of a built Storybook.
 *
 * @returns {Promise<(title: string) => Set<string>>} takes the component's title, returns story ids
 */
export async function readContainers(folder, stories) {
  if (!existsSync(resolve(folder, 'preview-stats.json'))) return () => new Set();
  const importers = readImporters(folder);
  const graph = withStories({ importers, stories, lazyModulesOf: await lazyModules() });
  return (title) => {
    const file = stories.find((story) => story.title === title)?.file ?? '';
    if (!file.startsWith('packages/ui/')) return new Set();
    const modules = [...importers.keys()].filter(
      (module) => module.startsWith(`${dirname(file)}/`) && !module.includes('.stories.'),
    );
    return new Set(modules.flatMap((module) => [...importersOf(module, graph).keys()]));
  };
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
 * The tasks that the change since a commit affects. Prints the reasons.
 *
 * @param {import('./plan.js').Task[]} tasks
 * @param {{ folder: string, since?: string }} options `folder` is the built Storybook; `since` is a git ref, by
 *   default the merge base
 */
export async function chooseAffected(tasks, { folder, since }) {
  const commit = since ? commitOf(since) : changeBase();
  const changed = changedFiles(commit);
  const { everything, chosen } = affectedStories({
    changed,
    importers: readImporters(folder),
    stories: tasks,
    lazyModulesOf: await lazyModules(),
    exists: (file) => existsSync(resolve(root, file)),
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
