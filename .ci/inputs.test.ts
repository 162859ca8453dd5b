import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { matchesGlob, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { docgen } from '../.storybook/docs/docgen/docgen.ts';
import { agentFiles } from '../.storybook/docs/docgen/llms.ts';
import { componentsManifest } from '../.storybook/docs/docgen/manifest.ts';
import { readFacts } from '../.storybook/docs/facts/facts.ts';
import { readSheets } from '../.storybook/gallery/sheets.ts';
import { readThumbnails } from '../.storybook/gallery/thumbnails.ts';
import { read, root } from '../.storybook/sources/sourceFiles.ts';
import manifest from '../package.json' with { type: 'json' };

/** Whether a file is an input of a step, by the last of the step's globs that matches it. */
function isInput(step: 'build-app' | 'build-storybook' | 'end-to-end', file: string) {
  const globs: string[] = manifest.wireit[step].files;
  const last = globs.findLast((glob) => matchesGlob(file, glob.replace('!', '')));
  return last !== undefined && !last.startsWith('!');
}

test('a change to a component or a test runs the end-to-end tests again', () => {
  expect(isInput('build-app', 'packages/ui/src/components/Badge/Badge.tsx')).toBe(true);
  expect(isInput('end-to-end', 'packages/app/e2e/review.spec.ts')).toBe(true);
});

/** Records which project files are read until the test ends. */
function recordReads() {
  const files = new Set<string>();
  const { readFileSync } = fs;
  fs.readFileSync = ((path: string, ...rest: []) => {
    files.add(relative(root, String(path)).replaceAll('\\', '/'));
    return readFileSync(path, ...rest);
  }) as typeof readFileSync;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.readFileSync = readFileSync;
    syncBuiltinESMExports();
  });
  return files;
}

test('every file that the Storybook build reads is an input of its step', () => {
  const files = recordReads();
  readFacts();
  readSheets();
  readThumbnails();
  agentFiles(Object.values(componentsManifest(docgen).components), read('packages/ui/README.md'));
  expect(files.size).toBeGreaterThan(300);
  expect(
    [...files].filter(
      (file) => !/^\.\.|^node_modules/.test(file) && !isInput('build-storybook', file),
    ),
  ).toEqual([]);
});
