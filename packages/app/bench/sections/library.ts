import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { components, costOf } from '../lib/componentCost.ts';
import type { Context } from '../lib/section.ts';

export const title = 'Bundle size of each component';
export const measures =
  'Compressed bytes of importing one component of packages/ui: minified, without React and the base stylesheet. Columns: js and css with Brotli; gzip is js with gzip; later is the script loaded on demand, with Brotli.';
export const once = true;

export async function run({ root, accept }: Context) {
  const costs = [];
  for (const { layer, name } of components)
    costs.push({ component: name, layer, ...(await costOf({ layer, name })) });
  if (accept)
    writeFileSync(
      resolve(root, '.storybook/docs/cost.json'),
      `${JSON.stringify(costs, null, 2)}\n`,
    );
  return Object.fromEntries(costs.map(({ component, ...cost }) => [component, cost]));
}
