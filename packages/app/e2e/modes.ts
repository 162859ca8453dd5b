import type { Page } from '@playwright/test';
import { layoutProblems, movingElements, visibleMarks } from './layoutProblems';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
/** The viewport of a 1280 by 1024 px window at 400% zoom (WCAG 2.2, 1.4.10: Reflow). */
export const zoomed = { width: 320, height: 256 };

const largeText = (page: Page, size: string) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), size);

/** Waits two frames, for container queries and observers. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Switches the open page through all modes and returns the problems in each. */
export async function problemsInModes(page: Page) {
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
  await check('200% text');
  await largeText(page, '');
  await page.setViewportSize(phone);
  await check('phone');
  await page.setViewportSize(zoomed);
  await check('400% zoom');
  await page.setViewportSize(desktop);
  return problems;
}
