import { chromium } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { launchOptions } from '@patunay/visual/browser';
import { onlyChromium } from './engines';
import { expect, test } from './fixtures';
import { recordShifts, shifts } from './layout';

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
      await setTimeout(20);
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** The user's fonts, as folders of the font packages. */
const machines = {
  'Arial, or a font of its widths': undefined,
  'only a much wider font': ['node_modules/@expo-google-fonts/cousine/400Regular'],
  'no fonts': [],
};

for (const [fonts, folders] of Object.entries(machines)) {
  test(`on a machine with ${fonts}, the landing page loads without layout shift`, async ({
    browserName,
    baseURL,
  }) => {
    test.skip(browserName !== 'chromium', onlyChromium.shifts);
    const options = await launchOptions();
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
    const { server, origin } = await serveInPieces();

    async function shiftsOf(width: number, network: 'fast' | 'slow' | 'in pieces') {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      await recordShifts(page);
      if (network === 'slow') {
        const devTools = await context.newCDPSession(page);
        await devTools.send('Network.enable');
        await devTools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 200_000,
        });
      }
      await page.goto(network === 'in pieces' ? origin : baseURL!, { waitUntil: 'load' });
      const total = (await shifts(page)).reduce((sum, value) => sum + value, 0);
      await context.close();
      return `${width} px, ${network}: ${total}`;
    }

    try {
      for (const network of ['fast', 'slow', 'in pieces'] as const) {
        const widths = [360, 390, 412, 768, 1280, 1440];
        const found = await Promise.all(widths.map((width) => shiftsOf(width, network)));
        expect.soft(found).toEqual(widths.map((width) => `${width} px, ${network}: 0`));
      }
    } finally {
      await browser.close();
      server.close();
      rmSync(temporary, { recursive: true });
    }
  });
}
