import { chromium } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createProxy } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { browserOptions } from './browserOptions';
import { defined } from './defined';
import { daily } from './daily';
import { expect, test } from './fixtures';
import { maxShift, recordShifts, totalShift } from './layout';

const root = resolve(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const html = readFileSync(join(dist, 'index.html'));

/** The first part of the page, until below the first screen, in pieces of `size` bytes. */
function* pieces(size: number) {
  const body = html.indexOf('<body');
  yield html.subarray(0, body);
  const end = html.indexOf('id="features"');
  for (let start = body; start < end; start += size)
    yield html.subarray(start, Math.min(start + size, end));
  yield html.subarray(end);
}

/** Serves the built app. Each piece of the landing page is painted before the next one arrives. */
async function serveInPieces() {
  const files = sirv(dist);
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return files(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    for (const piece of pieces(400)) {
      response.write(piece);
      // Long enough for six pages in parallel to paint each piece: after 20 ms, most have not painted it yet.
      await setTimeout(100);
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Passes on what a stream reads, after a delay. */
const later = (delayOf: (chunk: Buffer) => number) =>
  async function* delay(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      await setTimeout(delayOf(chunk));
      yield chunk;
    }
  };

/**
 * A proxy with a latency of 150 ms that passes on 200 KB/s per connection. With the slow network that Chromium emulates,
 * a page sometimes never loads.
 */
async function slowDown(origin: string) {
  const server = createProxy((client) => {
    const upstream = connect(Number(new URL(origin).port), 'localhost');
    // The browser closes connections whenever it likes.
    pipeline(
      client,
      later(() => 150),
      upstream,
    ).catch(() => {});
    pipeline(
      upstream,
      later(({ length }) => length / 200),
      client,
    ).catch(() => {});
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** The user's fonts, as folders of the font packages. */
const machines = {
  'Arial, or a font of its widths': undefined,
  'only a much wider font': ['node_modules/@expo-google-fonts/cousine/400Regular'],
  // Not without any font: Chromium then aborts in one of seven launches (SkFontMgr_FontConfigInterface, not implemented).
  'no font with letters': ['node_modules/@expo-google-fonts/noto-emoji/400Regular'],
};

interface Visits {
  fonts: keyof typeof machines;
  widths: number[];
  tag?: string;
}

/** On every change, with the font that differs most from the page's own, on a phone and a laptop; daily, all others. */
const visits: Visits[] = [
  { fonts: 'only a much wider font', widths: [390, 1280] },
  { fonts: 'Arial, or a font of its widths', widths: [360, 390, 412, 768, 1280, 1440], tag: daily },
  { fonts: 'only a much wider font', widths: [360, 412, 768, 1440], tag: daily },
  { fonts: 'no font with letters', widths: [360, 390, 412, 768, 1280, 1440], tag: daily },
];

for (const { fonts, widths, tag = [] } of visits) {
  const title = `on a machine with ${fonts}, the landing page shifts by at most 0.02 when Inter arrives, ${widths.join(', ')} px wide`;
  test(title, { tag }, async ({ baseURL }) => {
    const folders = machines[fonts];
    const options = await browserOptions();
    const temporary = mkdtempSync(join(tmpdir(), 'patunay-fonts-'));
    if (folders) {
      const configuration = join(temporary, 'fonts.conf');
      const list = folders.map((folder) => `<dir>${join(root, folder)}</dir>`).join('');
      writeFileSync(
        configuration,
        `<fontconfig>${list}<cachedir>${temporary}</cachedir></fontconfig>`,
      );
      options.env = { ...options.env, FONTCONFIG_FILE: configuration };
    }
    const browser = await chromium.launch(options);
    const pieces = await serveInPieces();
    const slow = await slowDown(defined(baseURL));
    const origins = { fast: defined(baseURL), slow: slow.origin, 'in pieces': pieces.origin };

    /** The shifts on each network. Their origins differ, so nothing that one has loaded is cached for the next. */
    async function shiftsAt(width: number) {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      await recordShifts(page);
      const totals: Record<string, number> = {};
      for (const [network, origin] of Object.entries(origins)) {
        await page.goto(origin, { waitUntil: 'load' });
        totals[network] = await totalShift(page);
      }
      await page.close();
      return { width, ...totals, most: Math.max(...Object.values(totals)) };
    }

    try {
      const totals = await Promise.all(widths.map(shiftsAt));
      expect(totals.filter(({ most }) => most > maxShift)).toEqual([]);
    } finally {
      await browser.close();
      pieces.server.close();
      slow.server.close();
      rmSync(temporary, { recursive: true });
    }
  });
}
