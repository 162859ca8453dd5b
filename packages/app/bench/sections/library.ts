import { writeFileSync } from 'node:fs';
import { components, costOf } from '../lib/componentCost.ts';
import type { Context } from '../run.ts';

export const title =
  'Bytes of each component of packages/ui, minified, without React and the base stylesheet: js and css with Brotli, gzip is js with gzip, later is loaded on demand.';

export async function run({ root, accept }: Context) {
  const costs = [];
  for (const { layer, name } of components)
    costs.push({ component: name, layer, ...(await costOf({ layer, name })) });
  if (accept)
    writeFileSync(`${root}/.storybook/docs/cost.json`, `${JSON.stringify(costs, null, 2)}\n`);
  return Object.fromEntries(costs.map(({ component, ...cost }) => [component, cost]));
}
