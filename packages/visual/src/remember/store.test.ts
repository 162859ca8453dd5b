import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles } from './files.ts';
import { readRecord } from './record.ts';
import { openVerdicts, type Verdict } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-verdicts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const verdict: Verdict = { hasScreenshot: true, steps: 0 };

test('a verdict is remembered by its key', () => {
  const file = join(folder, 'cache/verdicts.json');
  const first = openVerdicts(file);
  first.set('a', verdict);
  first.save();
  const next = openVerdicts(file);
  expect(next.get('a')).toEqual(verdict);
  expect(next.get('b')).toBeUndefined();
  expect([...first.problems(), ...next.problems()]).toEqual([]);
});

test.each([
  ['a truncated file', '{"a":{"hasSc'],
  ['an empty file', ''],
])('%s remembers nothing and says so, once', (_, text) => {
  const file = join(folder, 'verdicts.json');
  writeFileSync(file, text);
  const verdicts = openVerdicts(file);
  expect(verdicts.get('a')).toBeUndefined();
  expect(verdicts.problems()).toEqual([expect.stringMatching(/damaged, so no verdict is remem/)]);
  verdicts.set('b', verdict);
  verdicts.save();
  const next = openVerdicts(file);
  expect(next.get('b')).toEqual(verdict);
  expect(next.problems()).toEqual([]);
});

test('a cache that cannot be written is reported', () => {
  writeFileSync(join(folder, 'blocked'), '');
  const verdicts = openVerdicts(join(folder, 'blocked/verdicts.json'));
  verdicts.set('a', verdict);
  verdicts.save();
  expect(verdicts.problems()).toEqual([expect.stringMatching(/^Verdicts could not be remembered/)]);
});

test('a build is known only if it has a record of its sources, and was not changed afterwards', () => {
  const built = join(folder, 'built');
  mkdirSync(built);
  expect(readRecord(built, built)).toMatch(/is missing/);
  const record = join(built, 'visual-sources.json');
  writeFileSync(join(built, 'a.css'), 'a { color: red }');
  const content = { files: {}, output: hashFiles(built, ['a.css']) };
  writeFileSync(record, JSON.stringify(content));
  expect(readRecord(built, built)).toEqual(content);
  writeFileSync(join(built, 'a.css'), 'a { color: blue }');
  expect(readRecord(built, built)).toBe('a.css was changed after the build');
  writeFileSync(record, readFileSync(record).subarray(0, 10));
  expect(readRecord(built, built)).toMatch(/is damaged/);
});
