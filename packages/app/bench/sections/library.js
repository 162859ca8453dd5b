import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { components, costOf } from '../lib/componentCost.js';

export const title = 'The library for others';
export const measures =
  'Compressed bytes of importing one component of packages/ui: minified, without React and the base stylesheet; brotli, and gzip for the script; later is loaded on demand.';

export const once = true;

export async function run({ root, accept }) {
  const rows = [];
  for (const component of components) {
    const { bytes } = await costOf(component);
    rows.push({ component: component.name, layer: component.layer, ...bytes });
  }
  if (accept)
    writeFileSync(resolve(root, '.storybook/docs/cost.json'), `${JSON.stringify(rows, null, 2)}\n`);
  return { rows, figures: {} };
}
