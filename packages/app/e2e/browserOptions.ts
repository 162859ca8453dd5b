import { launchOptions } from '@patunay/visual/browser';

/**
 * Launch options of the tests, which open many pages and have no screenshot baselines. Raster tiles as large as the
 * viewport, and no spare renderer process for the next page, save about 8% of their CPU time.
 */
export async function browserOptions() {
  const { args = [], ...options } = await launchOptions();
  const cheaper = [
    '--default-tile-width=1280',
    '--default-tile-height=800',
    '--renderer-process-limit=1',
  ];
  return { ...options, args: [...args, ...cheaper] };
}
