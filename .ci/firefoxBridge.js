#!/usr/bin/env node
// Firefox as Playwright starts it. Between the two stands this, for what Playwright 1.65 takes for granted and
// Firefox knows only after 153, the long-term release. Everything else passes unchanged.
// - Every context is asked for its colour scheme (emulation.setMediaFeaturesOverride), and without an answer
//   none could be opened: answered here, where the scheme is the one that the profile has anyway.
// - A download that comes of no navigation, as that of a text made in the page, has no name of its own, and
//   Playwright passes it over: here it is named after its address.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { firefoxPath, schemeOfProfile } from './firefox.js';

const firefox = spawn(firefoxPath(), process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}

const isAnsweredHere = ({ method, params }) =>
  method === 'emulation.setMediaFeaturesOverride' &&
  Object.entries(params.features).every(
    ([name, value]) => name === 'prefers-color-scheme' && value === schemeOfProfile,
  );

/** An event of Firefox, with the name of the download that it tells of. */
function named(event) {
  const { method, params } = event;
  if (!/^browsingContext\.download(WillBegin|End)$/.test(method)) return event;
  return { ...event, params: { download: params.navigation ?? params.url, ...params } };
}

function bridge(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 2 ** 30 });
    const opened = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (data) => {
      await opened;
      const command = JSON.parse(data);
      if (isAnsweredHere(command))
        playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      else browser.send(String(data));
    });
    browser.on('message', (data) => playwright.send(JSON.stringify(named(JSON.parse(data)))));
    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
    browser.on('error', () => playwright.close());
  });
  return new Promise((resolve) => {
    server.on('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`));
  });
}

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  console.error(address ? line.replace(address, await bridge(address)) : line);
});
