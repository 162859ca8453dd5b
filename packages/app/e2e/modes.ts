import type { Page } from '@playwright/test';
import { coveredShare, largeTextProblems } from './largeTextProblems';
import { layoutProblems, movingElements, visibleMarks } from './layoutProblems';
import { nextFrame } from './nextFrame';

const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
/** The viewport of a 1280 by 1024 px window at 400% zoom (WCAG 2.2, 1.4.10: Reflow). */
export const zoomed = { width: 320, height: 256 };

/** The share of the viewport's height that bars may cover when the page is scrolled. */
const mostCovered = 0.4;

/** The browser's setting of a text size of 32 px. */
const setting = 'setting';

/**
 * Enlarges the text of the open page or dialog on a phone and a desktop. Returns what that takes away, one sentence each.
 */
export async function problemsWithLargeText(page: Page, size: string) {
  const problems: string[] = [];
  const session = await page.context().newCDPSession(page);
  const isDialog = (await page.getByRole('dialog').count()) > 0;
  /** Sets the size of text as an extension does: media queries keep the default size. */
  const style = (fontSize: string) =>
    page.evaluate((value) => void (document.documentElement.style.fontSize = value), fontSize);
  const set = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  for (const [device, viewport, text] of [
    ['phone', phone, size],
    ['phone', phone, setting],
    ['desktop', desktop, size],
    ['desktop', desktop, setting],
  ] as const) {
    await page.setViewportSize(viewport);
    await (text === setting ? set(32) : style(text));
    if (isDialog) await page.evaluate(scrollDialogToTop);
    await nextFrame(page);
    const found = await page.evaluate(layoutProblems);
    found.push(...(await page.evaluate(largeTextProblems)));
    if (!isDialog) {
      await page.evaluate(() => window.scrollTo(0, 700));
      await nextFrame(page);
      const share = await page.evaluate(coveredShare);
      if (share >= mostCovered) found.push(`bars cover ${share} of the viewport`);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    problems.push(...found.map((problem) => `text of ${text}, ${device}: ${problem}`));
    await (text === setting ? set(16) : style(''));
  }
  await session.detach();
  return problems;
}

/** What is scrolled is under the dialog's header and close button. */
function scrollDialogToTop() {
  for (const element of document.querySelectorAll('[role=dialog] *')) element.scrollTop = 0;
}

/** Switches the open page through all modes and returns the problems in each. */
export async function problemsInModes(page: Page) {
  const problems: string[] = [];
  const check = async (mode: string, read: () => string[] = layoutProblems) => {
    await nextFrame(page);
    problems.push(...(await page.evaluate(read)).map((problem) => `${mode}: ${problem}`));
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await check('reduced motion', movingElements);
  await check('as it is');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
    await nextFrame(page);
    const marks = await page.evaluate(visibleMarks);
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    // The layout is that of the light scheme.
    if (colorScheme === 'light') await check('forced colors');
    else await nextFrame(page);
    const left = new Set(await page.evaluate(visibleMarks));
    const lost = marks.filter((mark) => !left.has(mark));
    problems.push(...lost.map((mark) => `forced colors, ${colorScheme}: ${mark} disappears`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

  if (page.viewportSize()?.width !== phone.width) {
    await page.setViewportSize(phone);
    await check('phone');
  }
  await page.setViewportSize(zoomed);
  await check('400% zoom');
  return problems;
}
