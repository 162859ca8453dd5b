import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pictureName } from './plan.js';
import { pack } from './png.js';
import { baselineFolder, bytesAtMost, root } from './settings.js';

const pictures = () =>
  existsSync(baselineFolder)
    ? readdirSync(baselineFolder, { recursive: true })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.png'))
        .sort()
    : [];

/** The baselines that no story draws any more. */
export function orphans(tasks) {
  const wanted = new Set(tasks.map(pictureName));
  return pictures().filter((file) => !wanted.has(file));
}

/** Makes baselines of what was drawn, removes the lost ones, and says so before. */
export function accept(results, lost) {
  const accepted = results.filter(({ kind }) => kind === 'changed' || kind === 'new');
  for (const result of accepted) console.log(`  accepts ${pictureName(result)}: ${result.message}`);
  for (const file of lost) console.log(`  removes ${file}: no story draws it`);
  for (const result of accepted) {
    const file = resolve(baselineFolder, pictureName(result));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pack(readFileSync(resolve(root, result.actual))));
  }
  for (const file of lost) rmSync(resolve(baselineFolder, file));
  console.log(`${accepted.length} accepted, ${lost.length} removed`);
}

/** The baselines stay a size that one likes to clone: a sentence where they do not. */
export function tooHeavy() {
  const files = pictures()
    .map((name) => ({ name, bytes: statSync(resolve(baselineFolder, name)).size }))
    .sort((a, b) => b.bytes - a.bytes);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= bytesAtMost) return [];
  const largest = files
    .slice(0, 5)
    .map((file) => `${file.name} (${Math.round(file.bytes / 1000)} kB)`);
  return [
    `The baselines take ${(bytes / 1e6).toFixed(1)} MB, more than ${bytesAtMost / 1e6} MB; the largest: ${largest.join(', ')}.`,
  ];
}
