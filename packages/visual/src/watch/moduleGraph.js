import { relative } from 'node:path';
import { importersFrom } from '../choose/graph.ts';
import { config, root } from '../settings.ts';
import { modulesPath } from './plugin.js';

/** The module graph of the development server at `url`: of the modules that its pages have loaded. */
export async function readLiveImporters(url) {
  const response = await fetch(`${url}${modulesPath}`);
  const modules = /** @type {{ name: string, importers: string[] }[]} */ (await response.json());
  const fromRoot = (file) => relative(root, file);
  const edges = modules.map(({ name, importers }) => ({
    name: fromRoot(name),
    importers: importers.map(fromRoot),
  }));
  return importersFrom(edges, { root, indexes: config.affected.indexes });
}
