import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { hashOfBrowserFonts } from './browserFonts.js';
import { screenshotLaunchOptions } from './frame.js';
import { decode, hashOf as hashOfPixels } from '../compare/pixels.js';
import { baselineFolder, config, root } from '../settings.js';

const file = resolve(baselineFolder, 'fingerprint.json');

const readFonts = () => (config.fonts ?? []).map((font) => readFileSync(resolve(root, font)));

const hashOf = (data) => createHash('sha256').update(data).digest('hex').slice(0, 16);

/**
 * A sample with letters of web and system fonts, and with curves, blurs and blended colours, which differ first if Skia
 * takes another code path.
 */
const sample = (font) => `
  <style>
    @font-face { font-family: Sample; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    p { font: 550 15.3px Sample; margin: 20px; padding: 9px; border: 1.5px solid #3358d4; border-radius: 7px;
      box-shadow: 0 3px 11px #0007; background: linear-gradient(33deg, #fdfdfc, oklch(0.7 0.1 250 / 60%)) }
    svg { rotate: 7deg; opacity: 0.7; filter: blur(0.8px) }
  </style>
  <p>Total: 1,234.56 كشف 🧾 <svg width="60" height="20"><path d="M1 9q20-30 58 9z" fill="#ad5700" /></svg></p>`;

async function renderSample(browser) {
  const page = await browser.newPage({ viewport: { width: 320, height: 100 } });
  const [font] = readFonts();
  await page.setContent(sample(font?.toString('base64') ?? ''));
  if (font) await page.evaluate(() => document.fonts.load('550 15.3px Sample'));
  const image = await page.screenshot();
  await page.close();
  return image;
}

export const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Everything besides the Storybook itself that affects pixels. */
export async function fingerprint(browser) {
  const { args } = await screenshotLaunchOptions();
  return {
    browser: `Chromium ${browser.version()}`,
    flags: hashOf(args.join(' ')),
    system: `${process.platform} ${process.arch}`,
    fonts: hashOf(Buffer.concat(readFonts())),
    systemFonts: hashOfBrowserFonts(),
    sample: hashOfPixels(await decode(await renderSample(browser))),
  };
}

/** How this machine and its browser differ from those that rendered the baselines: one phrase per field. */
export function differences(current) {
  return Object.keys(current)
    .filter((key) => known && known[key] !== current[key])
    .map((key) => `${key} ${known[key]} there, ${current[key]} here`);
}

/**
 * Whether this machine renders differently from the one that rendered the baselines. A change of the browser, its flags
 * or fonts is part of the commit under test, and is compared with the baselines like any other.
 */
export function isForeign(current) {
  if (!known) return false;
  const isPinned = ['browser', 'flags', 'fonts', 'systemFonts'].every(
    (key) => known[key] === current[key],
  );
  return known.system !== current.system || (isPinned && known.sample !== current.sample);
}

/** How the pinned browser, on this machine, differs from the one that rendered the baselines. */
export async function differencesHere() {
  const browser = await chromium.launch(await screenshotLaunchOptions());
  try {
    return differences(await fingerprint(browser));
  } finally {
    await browser.close();
  }
}

export function save(current) {
  writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
}
