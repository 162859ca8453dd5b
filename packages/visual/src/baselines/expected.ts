import type { Expected } from '../render/expected.ts';
import type { Manifest } from './manifest.ts';

/** What each screenshot should be, according to a manifest. */
export const expectedIn =
  (manifest: Manifest) =>
  (name: string): Expected | undefined => {
    const baseline = manifest[name];
    return baseline && { hash: baseline.pixels, caption: baseline.caption };
  };
