import { test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { resultFolder, root } from './settings.js';

// Draws nothing: shows in Playwright's report what the run has found.
const results = JSON.parse(readFileSync(resolve(resultFolder, 'results.json'), 'utf8'));

for (const result of results) {
  test.describe(result.mode, () => {
    test(`${result.title} › ${result.name}`, async ({}, info) => {
      if (result.url) info.annotations.push({ type: 'story', description: result.url });
      const attach = (role, path) =>
        path &&
        info.attach(`${result.id}-${role}.png`, {
          path: resolve(root, path),
          contentType: 'image/png',
        });
      await attach('expected', result.expected);
      await attach('actual', result.actual);
      await attach('diff', result.difference);
      const error = new Error(`${result.id} (${result.mode}): ${result.message}`);
      error.stack = error.message;
      throw error;
    });
  });
}
