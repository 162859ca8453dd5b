import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredIn } from '../../packages/ui/scripts/designTokens.ts';
import { colours } from './theme';

// Storybook's manager and the browser's toolbar cannot use custom properties, so theme.ts and index.html copy the
// colours.

const css = ['scale', 'tokens']
  .map((name) => readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8'))
  .join('\n');

/** The hex value of a token, as `#rrggbb`. */
function hexOf(token: string, scheme: 'light' | 'dark'): string {
  const value = declaredIn(css, scheme).get(token.replace('--pt-', ''))!;
  const [, other] = /^var\((.+)\)$/.exec(value) ?? [];
  if (other) return hexOf(other, scheme);
  return value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
}

test.each(['light', 'dark'] as const)(
  "Storybook's %s colours are those of the tokens",
  (scheme) => {
    const tokens = Object.keys(colours[scheme]).map((token) => [token, hexOf(token, scheme)]);
    expect(colours[scheme]).toEqual(Object.fromEntries(tokens));
  },
);

test("the browser's toolbar colours match the tokens", () => {
  const page = readFileSync('packages/app/index.html', 'utf8');
  const found = [...page.matchAll(/name="theme-color" content="(.+?)"/g)].map(([, hex]) => hex);
  expect(found).toEqual([hexOf('--pt-bg-canvas', 'light'), hexOf('--pt-bg-canvas', 'dark')]);
});
