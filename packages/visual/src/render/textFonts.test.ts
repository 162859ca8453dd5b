import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchOptions } from './browser.ts';
import { fontProblems } from './textFonts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});
afterAll(() => browser.close());

async function problemsOf(html: string, families: string[], using = browser) {
  const page = await using.newPage();
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

test.runIf(process.platform === 'linux')('finds fonts in a folder with any name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'José-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { env, ...options } = await launchOptions();
  const list = readFileSync(String(env?.FONTCONFIG_FILE), 'utf8');
  for (const [, fonts = ''] of list.matchAll(/<dir>(.+)<\/dir>/g))
    cpSync(fonts, folder, { recursive: true });
  const own = join(folder, 'fonts.conf');
  const dirs = /( {2}<dir>.+<\/dir>\n)+/;
  writeFileSync(own, list.replace(dirs, `  <dir>${folder}</dir>\n`));
  const other = await chromium.launch({ ...options, env: { ...env, FONTCONFIG_FILE: own } });
  onTestFinished(() => other.close());
  const families = ['Arimo', 'Noto Sans Arabic', 'Noto Emoji'];
  expect(await problemsOf('<p>résumé كشف 🧾</p>', families, other)).toEqual([]);
});
