import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type * as app from '../../src/pages.ts';
import { writeBudgets } from '../lib/budgets.ts';
import { firstLoad, sumUp, unknownRoute } from '../lib/firstLoad.ts';
import type { Context } from '../run.ts';

export const title =
  'Bytes of a first load, compressed, and the number of requests. The end-to-end tests check the limits.';

/** One page per screen, and an unknown path. */
async function routes() {
  // Node cannot load the list itself, because the sample data imports images.
  const { module } = await runnerImport<typeof app>(
    resolve(import.meta.dirname, '../../src/pages.ts'),
  );
  return [...module.pageOfEachScreen.map(({ path }) => path), unknownRoute];
}

export async function run({ apps: [app], launch, accept }: Context) {
  const browser = await launch();
  const table: Record<string, ReturnType<typeof sumUp>> = {};
  for (const path of await routes()) {
    const context = await browser.newContext();
    table[path] = sumUp((await firstLoad(context, app.origin, app.dist, path)).files);
    await context.close();
  }
  await browser.close();
  if (accept) writeBudgets(table);
  return table;
}
