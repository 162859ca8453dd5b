import { screenshotName } from '../choose/plan.ts';
import { isDifferent, type Result } from '../render/render.ts';
import { config, manifestFile, pictures } from '../settings.ts';
import { writeWhole } from '../writeWhole.ts';
import { formatManifest, readManifest } from './manifest.ts';

/** Writes the hashes of changed and new screenshots into the manifest and removes orphaned lines, after listing both. */
export async function accept(results: Result[], lost: string[]) {
  const accepted = results.filter(isDifferent);
  for (const result of accepted)
    console.log(`  accepts ${screenshotName(result)}: ${result.message}`);
  for (const name of lost) console.log(`  removes ${name}: no story renders it`);
  const manifest = readManifest(manifestFile);
  for (const result of accepted) {
    const { hash, caption } = result;
    if (hash) manifest[screenshotName(result)] = { hash, ...(caption && { caption }) };
  }
  for (const name of lost) delete manifest[name];
  writeWhole(manifestFile, formatManifest(manifest));
  await config.accepted?.(manifest, (hash) => pictures.find(hash));
  console.log(`${accepted.length} accepted, ${lost.length} removed`);
}
