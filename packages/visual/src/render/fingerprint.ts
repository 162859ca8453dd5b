import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { hashOfBrowserFonts } from './browserFonts.ts';
import { capture } from './capture.ts';
import { screenshotLaunchOptions } from './frame.ts';
import { decode, hashOf as hashOfPixels } from '../compare/pixels.ts';
import { readJson } from '../readJson.ts';
import { baselineFolder, config, root } from '../settings.ts';

const file = resolve(baselineFolder, 'fingerprint.json');

/** What the repository pins. */
const pinned = ['browser', 'flags', 'fonts', 'systemFonts'] as const;
const fields = [...pinned, 'system', 'sample'] as const;

const readFonts = () => (config.fonts ?? []).map((font) => readFileSync(resolve(root, font)));

const hashOf = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

/**
 * A sample with letters of web and system fonts, and with curves, blurs and blended colours, which differ first if Skia
 * takes another code path.
 */
const sample = (font: string) => `
  <style>
    @font-face { font-family: Sample; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    p { font: 550 15.3px Sample; margin: 20px; padding: 9px; border: 1.5px solid #3358d4; border-radius: 7px;
      box-shadow: 0 3px 11px #0007; background: linear-gradient(33deg, #fdfdfc, oklch(0.7 0.1 250 / 60%)) }
    svg { rotate: 7deg; opacity: 0.7; filter: blur(0.8px) }
  </style>
  <p>Total: 1,234.56 كشف 🧾 <svg width="60" height="20"><path d="M1 9q20-30 58 9z" fill="#ad5700" /></svg></p>`;

async function renderSample(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 320, height: 100 } });
  const [font] = readFonts();
  await page.setContent(sample(font?.toString('base64') ?? ''));
  if (font) await page.evaluate(() => document.fonts.load('550 15.3px Sample'));
  const image = await capture(await page.context().newCDPSession(page));
  await page.close();
  return image;
}

/** Everything besides the Storybook itself that affects pixels. */
export type Fingerprint = Record<(typeof fields)[number], string>;

export const known: Fingerprint | undefined = existsSync(file)
  ? readJson(file, 'restore it from git')
  : undefined;

/** The fingerprint of this machine and a browser. */
export async function fingerprint(browser: Browser): Promise<Fingerprint> {
  const pixels = await decode(await renderSample(browser));
  if (!pixels) throw new Error('Chromium returned a damaged PNG.');
  const { args } = await screenshotLaunchOptions();
  return {
    browser: `Chromium ${browser.version()}`,
    flags: hashOf((args ?? []).join(' ')),
    system: `${process.platform} ${process.arch}`,
    fonts: hashOf(Buffer.concat(readFonts())),
    systemFonts: hashOfBrowserFonts(),
    sample: hashOfPixels(pixels),
  };
}

/** How this machine and its browser differ from those that rendered the baselines: one phrase per field. */
export function differences(current: Fingerprint): string[] {
  return fields.flatMap((field) =>
    known && known[field] !== current[field]
      ? [`${field} ${known[field]} there, ${current[field]} here`]
      : [],
  );
}

/**
 * Whether this machine renders differently from the one that rendered the baselines. A change of the browser, its flags
 * or fonts is part of the commit under test, and is compared with the baselines like any other.
 */
export function isForeign(current: Fingerprint): boolean {
  if (!known) return false;
  const isPinned = pinned.every((field) => known?.[field] === current[field]);
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

export function save(current: Fingerprint) {
  writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
}
