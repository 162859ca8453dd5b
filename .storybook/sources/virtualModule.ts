import type { Plugin, Rolldown } from 'vite';

/** A plugin for the module `virtual:<name>`. Its code is generated when a page imports it. */
export function virtualModule(
  name: string,
  generate: (context: Rolldown.PluginContext) => string | Promise<string>,
): Plugin {
  const id = `\0virtual:${name}`;
  return {
    name: `patunay:${name}`,
    resolveId: (source) => (source === `virtual:${name}` ? id : undefined),
    load(source) {
      return source === id ? generate(this) : undefined;
    },
  };
}
