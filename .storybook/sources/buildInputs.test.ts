import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { matchesGlob, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { docgen } from '../docs/docgen/docgen.ts';
import { agentFiles } from '../docs/docgen/llms.ts';
import { componentsManifest } from '../docs/docgen/manifest.ts';
import { readFacts } from '../docs/facts/facts.ts';
import { readSheets } from '../gallery/sheets.ts';
import { readThumbnails } from '../gallery/thumbnails.ts';
import { read, root } from './sourceFiles.ts';

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
  const { wireit } = JSON.parse(read('package.json'));
  const inputs: string[] = wireit['build-storybook'].files;
  const isInput = (file: string) =>
    inputs.reduce(
      (isIn, pattern) =>
        pattern.startsWith('!')
          ? isIn && !matchesGlob(file, pattern.slice(1))
          : isIn || matchesGlob(file, pattern),
      false,
    );
  const files = recordReads();
  readFacts();
  readSheets();
  readThumbnails();
  agentFiles(Object.values(componentsManifest(docgen).components), read('packages/ui/README.md'));
  expect(files.size).toBeGreaterThan(300);
  expect([...files].filter((file) => !/^\.\.|^node_modules/.test(file) && !isInput(file))).toEqual(
    [],
  );
});
