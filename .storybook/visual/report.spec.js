import { test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { resultFolder, root } from './settings.js';

// Draws nothing: shows in Playwright's report what the run has found.
const results = JSON.parse(readFileSync(resolve(resultFolder, 'results.json'), 'utf8'));

/** Both pictures in one place, by turns: what Playwright's own views lack. */
function blink(files) {
  const pictures = files.map((file) => readFileSync(resolve(root, file)));
  const [width, height] = [16, 20].map((at) =>
    Math.max(...pictures.map((picture) => picture.readUInt32BE(at))),
  );
  const images = pictures.map(
    (picture, i) =>
      `<image href="data:image/png;base64,${picture.toString('base64')}">` +
      `<animate attributeName="visibility" values="${i === 0 ? 'visible;hidden' : 'hidden;visible'}" ` +
      'calcMode="discrete" dur="1.2s" repeatCount="indefinite" /></image>',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${images.join('')}</svg>`;
}

for (const { id, mode, title, name, message, url, expected, actual, difference } of results) {
  test.describe(mode, () => {
    test(`${title} › ${name}`, async ({}, info) => {
      if (url) info.annotations.push({ type: 'story', description: url });
      const attach = (role, path) =>
        path &&
        info.attach(`${id}-${role}.png`, { path: resolve(root, path), contentType: 'image/png' });
      await attach('expected', expected);
      await attach('actual', actual);
      await attach('diff', difference);
      if (expected && actual) {
        const body = blink([expected, actual]);
        await info.attach(`${id}, by turns`, { body, contentType: 'image/svg+xml' });
      }
      const error = new Error(`${id} (${mode}): ${message}`);
      error.stack = error.message;
      throw error;
    });
  });
}
