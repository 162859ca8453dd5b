import { writeBudgets } from '../lib/budgets.ts';
import { firstLoad, sumUp } from '../lib/firstLoad.ts';
import { measuredRoutes } from '../lib/routes.ts';
import type { Context } from '../lib/section.ts';

export const title = 'Bytes of a first load';
export const measures =
  'Compressed bytes by kind, and number of requests, of each route, loaded with an empty cache. The same on every machine: measured once, without a reference. The end-to-end tests check the limits.';
export const once = true;

export async function run({ app, dist, launch, accept }: Context) {
  const browser = await launch();
  const table: Record<string, ReturnType<typeof sumUp>> = {};
  for (const path of await measuredRoutes()) {
    const context = await browser.newContext();
    const { files } = await firstLoad(context, app, dist, path);
    await context.close();
    table[path] = sumUp(files);
  }
  await browser.close();
  if (accept) writeBudgets(table);
  return table;
}
