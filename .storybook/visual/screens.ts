import { resolve } from 'node:path';
import type { StoryFile } from '@patunay/visual';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const routes = 'packages/app/src/routes.tsx';

/** The route table imports them only to render them. */
const isRendered = (id: string) => /^(@patunay\/ui$|\.\/shell\/|\.\/screens\/)/.test(id);

/** Loads the route table alone: loading all components would take seconds. */
async function readRoutes() {
  const nothing = '\0nothing';
  const withoutComponents: Plugin = {
    name: 'without-components',
    enforce: 'pre',
    resolveId: (id) => (isRendered(id) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export {}' : undefined),
  };
  const options = { plugins: [withoutComponents] };
  const { module } = await runnerImport<{ routes: RouteObject[] }>(resolve(routes), options);
  return module.routes;
}

/**
 * Returns a function that lists the lazy-loaded files behind a story: the app shell, and the screens at its `route` and
 * at the pathnames that its play function `opens`.
 */
export async function screensOf() {
  const table = await readRoutes();
  const at = (url: string) => {
    // Escape percent signs: React Router warns about malformed escape sequences.
    const pathname = new URL(url, 'http://localhost').pathname.replaceAll('%', '%25');
    return (matchRoutes(table, pathname) ?? []).map(({ route }) => route);
  };
  return ({ parameters }: StoryFile): string[] => {
    const { route, opens = [] } = parameters as { route?: string; opens?: readonly string[] };
    if (!route) return [];
    const shown = [route, ...opens].flatMap(at).filter(({ lazy }) => lazy);
    return [...new Set(shown.map(({ id }) => `packages/app/src/${id}.tsx`))];
  };
}
