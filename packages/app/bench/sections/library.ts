import { writeFileSync } from 'node:fs';
import { components, costOf } from '../lib/componentCost.ts';
import type { Context } from '../run.ts';

export const title =
  'Bytes of each component of packages/ui, minified, without React and the base stylesheet: js and css with Brotli, gzip is js with gzip, later is loaded on demand.';

export async function run({ root, accept }: Context) {
  const costs = [];
  for (const { layer, name } of components)
    costs.push({ component: name, ...(await costOf({ layer, name })) });
  if (accept) {
    const rows = costs.map((cost) => JSON.stringify(cost, null, 1).replaceAll(/\n */g, ' '));
    const json = `[\n  ${rows.join(',\n  ')}\n]\n`;
    writeFileSync(`${root}/.storybook/docs/cost.json`, json);
  }
  return Object.fromEntries(costs.map(({ component, ...cost }) => [component, cost]));
}
