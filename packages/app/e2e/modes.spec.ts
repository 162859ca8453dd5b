import { expect, test } from './fixtures';
import { problemsInModes } from './modes';
import { heading, open } from './pages';

/** `everyPage.spec.ts` checks each screen in its first state. */
test('the other states of the screens keep their layout in every mode', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of [
    '/clients?q=zzz',
    '/clients/CL-0000',
    '/clients/CL-1001/documents/DOC-2006?panel=fraud&page=5',
    '/reports?tab=rejected',
  ]) {
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    expect.soft(await problemsInModes(page), path).toEqual([]);
  }
});

test('reports text that is cut off or overlaps, horizontal scrolling, lost marks and animations', async ({
  page,
}) => {
  await page.setContent(`
    <p style="inline-size: 60px; overflow: hidden; white-space: nowrap">Cut off at the end</p>
    <p style="inline-size: 60px; overflow: auto; white-space: nowrap">Scrolls in its own box</p>
    <p style="inline-size: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Has an ellipsis</p>
    <div style="block-size: 1em; overflow: hidden">One line<br>Two lines</div>
    <p style="block-size: 0; margin: 0">Below</p><p style="margin: 0">Above</p>
    <div style="inline-size: 22rem; white-space: nowrap">Wide</div>
    <i style="display: block; inline-size: 10px; block-size: 10px; background: red"></i>
    <svg width="10" height="10"><circle r="5" fill="black" /></svg>
    <b style="transition: color 1s">Moves</b>`);
  const texts = [
    '"Cut off at the end" is cut off',
    '"Two lines" is cut off',
    '"Below" overlaps "Above"',
  ];
  expect(await problemsInModes(page)).toEqual([
    'reduced motion: b',
    ...['as it is', 'more contrast', 'forced colors, light', 'forced colors, dark'].flatMap(
      (mode) => [
        ...texts.map((problem) => `${mode}: ${problem}`),
        ...(mode.startsWith('forced') ? [`${mode}: 8 i beside "" disappears`] : []),
        ...(mode.endsWith('dark') ? [`${mode}: 9 svg beside "" disappears`] : []),
      ],
    ),
    ...texts.map((problem) => `200 % text: ${problem}`),
    ...texts.map((problem) => `phone: ${problem}`),
    '400 % zoom: scrolls sideways by 40 px',
    ...texts.map((problem) => `400 % zoom: ${problem}`),
  ]);
});
