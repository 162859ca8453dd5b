import type { EnvironmentModuleNode, Plugin } from 'vite';

/** Where the development server answers with its module graph. */
export const modulesPath = '/__visual/modules';

/** A module that a page of the development server has loaded. */
export interface LoadedModule {
  name: string;
  importers: string[];
}

/**
 * Serves the module graph of Storybook's development server, which the watch mode reads. Add it to the Vite
 * configuration of the Storybook.
 */
export function moduleGraph(): Plugin {
  return {
    name: 'visual:module-graph',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(modulesPath, (_, response) => {
        const nameOf = ({ file, id }: EnvironmentModuleNode) => file ?? id ?? '';
        const modules = [...server.environments.client.moduleGraph.idToModuleMap.values()];
        const graph: LoadedModule[] = modules.map((module) => ({
          name: nameOf(module),
          importers: [...module.importers].map(nameOf),
        }));
        response.end(JSON.stringify(graph));
      });
    },
  };
}
