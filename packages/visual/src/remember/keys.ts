import type { AffectedConfig, Manifest } from '../index.ts';
import type { Importers } from '../choose/graph.ts';
import type { Task } from '../choose/plan.ts';
import { isGlobalStylesheet } from '../choose/stylesheets.ts';
import { hashOf, hashOfHashes, type Hashes } from './files.ts';
import type { BuildRecord } from './record.ts';

interface Inputs {
  record: BuildRecord;
  /** The files of the project now, which the runner and its configuration are among. */
  filesNow: Hashes;
  read: (file: string) => string;
  /** The module graph with the stories, each a node named by its id. */
  graph: Importers;
  rules: Pick<AffectedConfig, 'preview' | 'sources' | 'harmless'>;
  /** The path of the manifest, of which only its own line matters to a story. */
  manifestFile: string;
  manifest: Manifest;
  /** The browser, its flags, the fonts, and what the runner is, if it is not among the project's files. */
  environment: unknown;
}

/** Whether the module graph does not tell which stories a file affects. */
const affectsAll =
  ({ graph, rules, manifestFile, read }: Inputs) =>
  (file: string) => {
    if (file === manifestFile) return false;
    if (graph.has(file)) return isGlobalStylesheet(file, read);
    if (rules.harmless.some((pattern) => pattern.test(file))) return false;
    // Without an import in the graph, a stylesheet may be imported by another stylesheet.
    return !rules.sources.test(file) || file.endsWith('.css');
  };

/** What each module imports. */
function importsIn(graph: Importers) {
  const imports = new Map<string, string[]>();
  for (const [module, importers] of graph) {
    for (const importer of importers) {
      const list = imports.get(importer);
      if (list) list.push(module);
      else imports.set(importer, [module]);
    }
  }
  return imports;
}

/** Modules that are not files of the project: those of packages, and those that Storybook generates. */
const isElsewhere = (module: string) =>
  /(^|\/)node_modules\/|^\/virtual:|\0/.test(module) || module === 'iframe.html';

/** The key of a verdict: a hash of everything that can change it; undefined if the content of a module is not known. */
export function keyIn(inputs: Inputs) {
  const { record, filesNow, graph, rules, manifest, environment } = inputs;
  const isForAll = affectsAll(inputs);
  const forAll = [record.files, filesNow].map((files) =>
    hashOfHashes(files, Object.keys(files).filter(isForAll)),
  );
  const imports = importsIn(graph);
  /** A hash of everything that a module or story imports, directly or indirectly. */
  const sourcesOf = (start: string) => {
    const closure = new Set([start]);
    for (const module of closure) for (const next of imports.get(module) ?? []) closure.add(next);
    const modules = [...closure].filter((module) => module !== start && !isElsewhere(module));
    return modules.every((module) => record.files[module])
      ? hashOfHashes(record.files, modules)
      : undefined;
  };
  const preview = sourcesOf(rules.preview);
  const common = [forAll, record.files[rules.preview], preview, record.packages, record.constants];
  const stories = new Map<string, string | undefined>();
  const storyHash = (id: string) => {
    if (!stories.has(id)) stories.set(id, sourcesOf(id));
    return stories.get(id);
  };
  const linesOf = ({ id, mode, hasFilmstrip }: Task) =>
    Object.entries(manifest).filter(
      ([name]) =>
        name === `${mode}/${id}` || (hasFilmstrip && name.startsWith(`frames/${id}--step-`)),
    );

  return (task: Task): string | undefined => {
    const story = storyHash(task.id);
    if (story === undefined || preview === undefined) return undefined;
    return hashOf(JSON.stringify([common, environment, story, task, linesOf(task)]));
  };
}
