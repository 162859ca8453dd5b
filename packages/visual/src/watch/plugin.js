/** Where the development server answers with its module graph. */
export const modulesPath = '/__visual/modules';

/**
 * Serves the module graph of Storybook's development server, which the watch mode reads. Add it to the Vite
 * configuration of the Storybook.
 *
 * @returns {import('vite').Plugin}
 */
export function moduleGraph() {
  return {
    name: 'visual:module-graph',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(modulesPath, (_, response) => {
        const nameOf = ({ file, id }) => file ?? id ?? '';
        const modules = [...server.environments.client.moduleGraph.idToModuleMap.values()];
        const graph = modules.map((module) => ({
          name: nameOf(module),
          importers: [...module.importers].map(nameOf),
        }));
        response.end(JSON.stringify(graph));
      });
    },
  };
}
