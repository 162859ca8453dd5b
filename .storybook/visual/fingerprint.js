import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { baselineFolder, root } from './settings.js';

const file = resolve(baselineFolder, 'fingerprint.json');
const fonts = ['inter', 'jetbrains-mono'];

/** All that decides on pixels and is not in the repository itself. */
export function fingerprint(browserVersion) {
  const hash = createHash('sha256');
  for (const font of fonts) {
    const folder = resolve(root, 'node_modules/@fontsource-variable', font, 'files');
    for (const name of readdirSync(folder).sort()) {
      if (name.includes('-latin') && name.includes('wght')) {
        hash.update(name).update(readFileSync(resolve(folder, name)));
      }
    }
  }
  return {
    browser: `Chromium ${browserVersion}`,
    system: `${process.platform} ${process.arch}`,
    fonts: hash.digest('hex').slice(0, 16),
  };
}

/** In what the surroundings differ from those in which the baselines were drawn; empty if in nothing. */
export function differences(current) {
  if (!existsSync(file)) return [];
  const known = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(current)
    .filter((key) => known[key] !== current[key])
    .map((key) => `${key} ${known[key]} there, ${current[key]} here`);
}

export function save(current) {
  writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
}
