import type { AffectedConfig, StoryFile } from '../index.ts';
import { importersOf, type Importers } from './graph.ts';
import { isGlobalStylesheet } from './stylesheets.ts';
import { manifestName } from '../baselines/manifest.ts';

/** The modules and stories of a Storybook. `rules` and `baselines` are from the configuration. */
export interface Tree {
  importers: Importers;
  stories: StoryFile[];
  baselines: string;
  rules: AffectedConfig;
  /** Lists the modules that a story loads lazily. */
  modulesOf?: ((story: StoryFile) => string[]) | undefined;
}

interface Change {
  /** The files that have changed. */
  changed: string[];
  /** Lists the stories whose lines in the manifest have changed. */
  updated: () => string[];
  exists: (file: string) => boolean;
  /** Reads a file, and what it was before the change. */
  read: (file: string) => string;
}

/** Why a changed file may affect all stories; undefined if the module graph shows which ones it affects. */
function reasonToRunAll(
  file: string,
  { importers, rules, exists, read }: Omit<Tree & Change, 'changed' | 'updated'>,
) {
  if (!exists(file)) return 'it was removed';
  if (isGlobalStylesheet(file, read)) return 'a global stylesheet';
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
 */
export function withStories({ importers, stories, rules, modulesOf = () => [] }: Tree): Importers {
  const graph = new Map(importers);
  const without = (importer: string | undefined, module: string) =>
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

/** The stories that a change affects, each with the import path to it; `everything` says why it affects all stories. */
export function affectedStories({ changed, updated, ...tree }: Tree & Change): {
  everything?: string;
  chosen: Map<string, string[]>;
} {
  const { importers, stories, baselines, rules } = tree;
  const graph = withStories(tree);
  const chosen = new Map<string, string[]>();
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
    const toPreview = paths.get(rules.preview);
    if (toPreview) return { everything: toPreview.join(' → '), chosen };
    for (const { id } of stories) {
      const path = paths.get(id);
      if (path) chosen.set(id, path.slice(0, -1));
    }
  }
  return { chosen };
}

/** Returns a function that takes the title of a component and returns the ids of the stories that contain it. */
export function containersIn(tree: Tree): (title: string) => Set<string> {
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
