import { importersOf } from './graph.js';
import { manifestName } from '../baselines/manifest.js';

/**
 * The modules and stories of a Storybook. `rules` and `baselines` are from the configuration; `modulesOf` lists the
 * modules that a story loads lazily.
 *
 * @typedef {{ importers: import('./graph.js').Importers, stories: import('../index.js').Story[], baselines: string,
 *   rules: import('../index.js').AffectedConfig, modulesOf?: (story: import('../index.js').Story) => string[] }} Tree
 */

/** Why a changed file may affect all stories; undefined if the module graph shows which ones it affects. */
function reasonToRunAll(file, { importers, rules, exists }) {
  if (!exists(file)) return 'it was removed';
  if (/(?<!\.module)\.css$/.test(file)) return 'a global stylesheet';
  // The graph contains all modules that stories import, so a source file that is not in it affects none.
  return rules.sources.test(file) || importers.has(file)
    ? undefined
    : 'the module graph does not contain it';
}

/**
 * Adds the stories to the module graph. Each is a node named by its id, which imports its story file and the modules
 * that it loads lazily.
 *
 * Without the imports of lazy modules, so that each does not affect all stories that could load it; and without the
 * preview's imports of what no screenshot shows.
 *
 * @param {Tree} tree
 */
export function withStories({ importers, stories, rules, modulesOf = () => [] }) {
  const graph = new Map(importers);
  const without = (importer, module) =>
    (graph.get(module) ?? []).filter((other) => other !== importer);
  for (const module of importers.keys()) {
    if (rules.unseen?.test(module)) graph.set(module, without(rules.preview, module));
  }
  for (const story of stories) {
    for (const module of [story.file, ...modulesOf(story)]) {
      graph.set(module, [...without(rules.lazy?.importer, module), story.id]);
    }
  }
  return graph;
}

/**
 * The stories that a change affects, each with the import path that leads to it.
 *
 * @param {Tree & { changed: string[], updated: () => string[], exists: (file: string) => boolean }} change `updated` lists
 *   the stories whose lines in the manifest have changed
 * @returns {{ everything?: string, chosen: Map<string, string[]> }} `everything` says why the change affects all
 *   stories, `chosen` has the import paths by story id
 */
export function affectedStories({ changed, updated, ...tree }) {
  const { importers, stories, baselines, rules } = tree;
  const graph = withStories(tree);
  const chosen = new Map();
  for (const file of changed) {
    if (file === `${baselines}/${manifestName}`) {
      for (const story of updated()) chosen.set(story, [file]);
      continue;
    }
    const isHarmless = rules.harmless.some((pattern) => pattern.test(file));
    if (isHarmless && !importers.has(file)) continue;
    const reason = reasonToRunAll(file, tree);
    if (reason) return { everything: `${file}: ${reason}`, chosen };
    const paths = importersOf(file, graph);
    if (paths.has(rules.preview))
      return { everything: paths.get(rules.preview).join(' → '), chosen };
    for (const { id } of stories) if (paths.has(id)) chosen.set(id, paths.get(id).slice(0, -1));
  }
  return { chosen };
}

/**
 * Finds which of the stories contain a component.
 *
 * @param {Tree} tree
 * @returns {(title: string) => Set<string>} takes the title of a component's stories, returns story ids
 */
export function containersIn(tree) {
  const graph = withStories(tree);
  return (title) => {
    const file = tree.stories.find((story) => story.title === title)?.file ?? '';
    // Its modules have the name of the story file, or are in a folder of that name.
    const path = file.replace(/[^/]+$/, '');
    const name = file.slice(path.length).replace(/\.stories\..*$/, '');
    const own = path.endsWith(`/${name}/`) ? path : `${path}${name}.`;
    const modules = [...tree.importers.keys()].filter(
      (module) => module.startsWith(own) && !module.includes('.stories.'),
    );
    return new Set(modules.flatMap((module) => [...importersOf(module, graph).keys()]));
  };
}
