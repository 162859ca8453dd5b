import type { Plugin } from 'vite';
import { readFacts } from './facts.js';

const name = 'virtual:component-facts';

/** Serves the facts to the component pages. They are computed once, when the first page imports them. */
export function factsPlugin(): Plugin {
  return {
    name: 'patunay:facts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const facts = ${JSON.stringify(readFacts())};` : undefined,
  };
}
