import { relative } from 'node:path';
import { importersFrom, type Importers } from '../choose/graph.ts';
import type { AffectedConfig } from '../index.ts';
import { root } from '../settings.ts';
import { modulesPath, type LoadedModule } from './plugin.ts';

/** The module graph of the development server at `url`: of the modules that its pages have loaded. */
export async function readLiveImporters(
  url: string,
  { indexes }: AffectedConfig,
): Promise<Importers> {
  const response = await fetch(`${url}${modulesPath}`);
  const modules: LoadedModule[] = await response.json();
  const fromRoot = (file: string) => relative(root, file);
  const edges = modules.map(({ name, importers }) => ({
    name: fromRoot(name),
    importers: importers.map(fromRoot),
  }));
  return importersFrom(edges, { root, indexes });
}
