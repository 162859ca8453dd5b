import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layoutProblems, movingElements, visibleMarks } from './layoutProblems';
import { heading, landingPath, open, pageOfEachScreen } from './pages';

const desktop = { width: 1280, height: 800 };
/** A window of 1280 by 1024 at 400 % zoom (WCAG 2.2, 1.4.10: Reflow). */
const zoomed = { width: 320, height: 256 };

const largeText = (page: Page, size: string) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), size);

/** Waits two frames, for container queries and observers. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Switches the open page through all modes and returns the problems in each. */
async function problemsInModes(page: Page) {
  const problems: string[] = [];
  const check = async (mode: string, read: () => string[] = layoutProblems) => {
    await settled(page);
    problems.push(...(await page.evaluate(read)).map((problem) => `${mode}: ${problem}`));
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await check('reduced motion', movingElements);
  await check('as it is');
  await page.emulateMedia({ contrast: 'more' });
  await check('more contrast');
  await page.emulateMedia({ contrast: 'no-preference' });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
    await settled(page);
    const marks = await page.evaluate(visibleMarks);
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await check(`forced colors, ${colorScheme}`);
    const left = new Set(await page.evaluate(visibleMarks));
    const lost = marks.filter((mark) => !left.has(mark));
    problems.push(...lost.map((mark) => `forced colors, ${colorScheme}: ${mark} disappears`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

  await largeText(page, '200%');
  await check('200 % text');
  await largeText(page, '');
  await page.setViewportSize(zoomed);
  await check('400 % zoom');
  await page.setViewportSize(desktop);
  return problems;
}

test('every screen keeps its layout in every mode', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(landingPath);
  expect.soft(await problemsInModes(page), landingPath).toEqual([]);
  const paths = [
    ...pageOfEachScreen.map(({ path }) => path),
    '/clients?q=zzz',
    '/clients/CL-0000',
    '/clients/CL-1001/documents/DOC-2006?panel=fraud',
    '/reports?tab=rejected',
    '/no/such/page',
  ];
  for (const path of paths) {
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    expect.soft(await problemsInModes(page), path).toEqual([]);
  }
});

test('every dialog keeps its layout in every mode', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await problemsInModes(page), 'Add Client').toEqual([]);
  await open(page, '/review');
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('radio', { name: 'Reject' }).click();
  expect.soft(await problemsInModes(page), 'Review').toEqual([]);
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
  expect(await problemsInModes(page)).toEqual([
    'reduced motion: b',
    ...['as it is', 'more contrast', 'forced colors, light', 'forced colors, dark'].flatMap(
      (mode) => [
        `${mode}: "Cut off at the end" is cut off`,
        `${mode}: "Two lines" is cut off`,
        `${mode}: "Below" overlaps "Above"`,
        ...(mode.startsWith('forced') ? [`${mode}: 8 i beside "" disappears`] : []),
        ...(mode.endsWith('dark') ? [`${mode}: 9 svg beside "" disappears`] : []),
      ],
    ),
    '200 % text: "Cut off at the end" is cut off',
    '200 % text: "Two lines" is cut off',
    '200 % text: "Below" overlaps "Above"',
    '400 % zoom: scrolls sideways by 40 px',
    '400 % zoom: "Cut off at the end" is cut off',
    '400 % zoom: "Two lines" is cut off',
    '400 % zoom: "Below" overlaps "Above"',
  ]);
});
