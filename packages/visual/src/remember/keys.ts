import self from '../../package.json' with { type: 'json' };
import type { AffectedConfig, Story } from '../index.ts';
import type { Manifest } from '../baselines/manifest.ts';
import type { Importers } from '../choose/graph.ts';
import type { Task } from '../choose/plan.ts';
import { isGlobalStylesheet } from '../choose/stylesheets.ts';
import { hashOf, type Hashes } from './files.ts';
import { namedPackages, packageOf, withDependencies, type Packages } from './packages.ts';
import { hashOfHashes, type BuildRecord } from './record.ts';

interface Inputs {
  record: BuildRecord;
  /** The files of the project now, which the runner and its configuration are among. */
  filesNow: Hashes;
  /** The installed packages; undefined if they are not known, so that a lockfile counts as a whole. */
  packages?: Packages | undefined;
  read: (file: string) => string;
  /** The module graph with the stories, each a node named by its id. */
  graph: Importers;
  rules?: Pick<AffectedConfig, 'preview' | 'sources' | 'harmless'> | undefined;
  /** The path of the manifest, of which only its own line matters to a story. */
  manifestFile: string;
  manifest: Manifest;
  /** The browser, its flags, the fonts, and what the runner is, if it is not among the project's files. */
  environment: unknown;
}

/** Whether the module graph does not tell which stories a file affects. */
const affectsAll =
  ({ graph, rules, manifestFile, packages, read }: Inputs) =>
  (file: string) => {
    if (file === manifestFile || (packages && file === 'package-lock.json')) return false;
    if (!rules) return true;
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

/** All that a module imports, directly or not. */
function closureOf(start: string, imports: Map<string, string[]>) {
  const closure = new Set([start]);
  for (const module of closure) for (const next of imports.get(module) ?? []) closure.add(next);
  return [...closure];
}

const isStylesheet = (file: string) => /\.(css|s[ac]ss|less)$/.test(file);

/** Whether a file may import or load packages, or name them for Storybook to load. */
const mayLoad = (file: string) =>
  isStylesheet(file) ||
  (/\.([cm]?[jt]sx?|html|json)$/.test(file) && !/package(-lock)?\.json$/.test(file));

/** This package, whose dependencies render the stories. */
const runner = `node_modules/${self.name}`;

/**
 * The key of a verdict: a hash of everything that can change it. Two runs with the same key have the same verdict.
 *
 * @returns undefined for a story with a module whose content is not known
 */
export function keyIn(inputs: Inputs) {
  const { record, filesNow, packages, read, graph, rules, manifest, environment } = inputs;
  const isForAll = affectsAll(inputs);
  const named = new Map<string, string[]>();
  const namedIn = (file: string) => {
    if (!packages || !filesNow[file]) return [];
    const found = named.get(file) ?? namedPackages(read(file), packages);
    named.set(file, found);
    return found;
  };
  /** A hash of packages, of those that files name, and of all that these depend on. */
  const hashOfPackages = (folders: string[], files: string[]) => {
    if (!packages) return '';
    const versions = withDependencies([...folders, ...files.flatMap(namedIn)], packages);
    return hashOfHashes(versions, Object.keys(versions));
  };
  const forAll = [record.files, filesNow].map((files) =>
    hashOfHashes(files, Object.keys(files).filter(isForAll)),
  );
  const tools = hashOfPackages(
    [runner],
    Object.keys(filesNow).filter((file) => isForAll(file) && mayLoad(file)),
  );
  const imports = importsIn(graph);
  const hashes = { ...record.files, ...record.modules };
  // Storybook's own modules have no file: they are generated from files that affect all stories.
  const isGenerated = (module: string) =>
    module.startsWith('/virtual:') || module === 'iframe.html';
  const sourcesOf = (start: string, isStory: boolean) => {
    const modules = closureOf(start, imports)
      .filter((module) => !(isStory && module === start))
      .filter((module) => !isGenerated(module));
    const isKnown = modules.every((module) => hashes[module]);
    if (!isKnown) return undefined;
    // The module graph ends at stylesheets: what they import or refer to is not in it.
    const from = modules.flatMap((module) => packageOf(module) ?? []);
    return hashOf(
      hashOfHashes(hashes, modules),
      hashOfPackages(from, modules.filter(isStylesheet)),
    );
  };
  const preview = rules ? sourcesOf(rules.preview, false) : '';
  const stories = new Map<string, string | undefined>();
  const storyHash = ({ id }: Story) => {
    if (!rules) return '';
    if (!stories.has(id)) stories.set(id, sourcesOf(id, true));
    return stories.get(id);
  };
  const linesOf = ({ id, mode, hasFilmstrip }: Task) =>
    Object.entries(manifest).filter(
      ([name]) =>
        name === `${mode}/${id}` || (hasFilmstrip && name.startsWith(`frames/${id}--step-`)),
    );
  const common = hashOf(
    JSON.stringify([forAll, tools, preview ?? null, record.constants, environment]),
  );

  return (task: Task): string | undefined => {
    const story = storyHash(task);
    if (story === undefined || preview === undefined) return undefined;
    return hashOf(common, story, JSON.stringify(task), JSON.stringify(linesOf(task)));
  };
}
