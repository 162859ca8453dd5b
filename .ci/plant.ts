import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files into a temporary folder that is removed when the test ends. */
export function plant(files: Record<string, string>) {
  const folder = mkdtempSync(resolve(tmpdir(), 'planted-'));
  for (const [name, text] of Object.entries(files)) {
    const file = resolve(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
