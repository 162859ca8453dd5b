import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from 'vite';
import { readRecord, recordSources, type BuildRecord } from './record.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'visual-record-'));
  execFileSync('git', ['init', '--quiet'], { cwd: project });
  writeFileSync(join(project, '.gitignore'), 'built');
  writeFileSync(join(project, 'button.ts'), 'export const padding = 1;');
});
afterEach(() => rmSync(project, { recursive: true }));

/** Builds the project and reads the record. `meanwhile` is called when the sources have been read. */
async function recordOf(meanwhile = () => {}, define = {}) {
  const outDir = join(project, 'built');
  await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    define,
    plugins: [recordSources(project), { name: 'meanwhile', generateBundle: meanwhile }],
    build: { outDir, lib: { entry: 'button.ts', formats: ['es'], fileName: () => 'button.js' } },
  });
  return readRecord(outDir, project);
}

test('a build is recorded with the files that it was made from', async () => {
  expect(await recordOf()).toMatchObject({
    files: { '.gitignore': expect.any(String), 'button.ts': expect.any(String) },
    output: { 'button.js': expect.any(String) },
  });
});

test.each([
  ['saved', (file: string) => writeFileSync(file, 'export const padding = 2;')],
  ['removed', (file: string) => rmSync(file)],
])('a file that is %s during the build makes the record useless', async (_, change) => {
  const record = await recordOf(() => change(join(project, 'button.ts')));
  expect(record).toBe('button.ts was changed during the build');
});

test('builds with other constants differ', async () => {
  const records = [await recordOf(), await recordOf(() => {}, { LABEL: '"A"' })];
  const [one, other] = records.map((record) => (record as BuildRecord).constants);
  expect(one).not.toBe(other);
  expect(await recordOf()).toMatchObject({ constants: one });
});
