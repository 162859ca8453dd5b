import { pictures } from '../settings.js';

/**
 * What each screenshot should be, according to a manifest.
 *
 * @param {import('./manifest.js').Manifest} manifest
 * @returns {(name: string) => import('../render/render.js').Expected | undefined}
 */
export const expectedIn = (manifest) => (name) => {
  const baseline = manifest[name];
  if (!baseline) return undefined;
  const { pixels: hash, caption } = baseline;
  return { hash, caption, png: () => pictures.png(hash) };
};
