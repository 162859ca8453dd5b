import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { launchOptions } from './browser.ts';
import { fontProblems } from './textFonts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});
afterAll(() => browser.close());

async function problemsOf(html: string, families: string[]) {
  const page = await browser.newPage();
  await page.setContent(html);
  const problems = await fontProblems(await page.context().newCDPSession(page), families);
  await page.close();
  return problems;
}

test.runIf(process.platform === 'linux')(
  'reports text in a font that is not pinned, and characters that no font has',
  async () => {
    const html = `
      <p style="font-family: Arial">Total <b>120</b></p>
      <p style="font-family: monospace">CL-1001</p>
      <p style="font-family: Arial">résumé كشف 🧾 👩‍👧 ❤️</p>
      <p style="font-family: Arial">漢 a 字</p>
      <script>const unseen = '漢'</script>`;
    expect(await problemsOf(html, ['Arimo', 'Noto Sans Arabic', 'Noto Emoji'])).toEqual([
      '“CL-1001” is drawn with Cousine, which is not pinned',
      '“漢 a 字” has 漢 字, which no pinned font can draw',
    ]);
  },
);
