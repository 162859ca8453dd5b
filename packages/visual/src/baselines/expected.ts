import type { Expected } from '../render/expected.ts';
import { pictures } from '../settings.ts';
import type { Manifest } from './manifest.ts';

/** What each screenshot should be, according to a manifest. */
export const expectedIn =
  (manifest: Manifest) =>
  (name: string): Expected | undefined => {
    const baseline = manifest[name];
    if (!baseline) return undefined;
    const { pixels: hash, caption } = baseline;
    return { hash, caption, png: () => pictures.png(hash) };
  };
