import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredIn } from '../packages/ui/scripts/designTokens.js';
import { themes } from './theme';

// Storybook's manager and the browser's toolbar cannot use custom properties, so theme.ts and index.html copy the
// colours.

const css = ['scale', 'tokens']
  .map((name) => readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8'))
  .join('\n');

/** The hex value of a token, as `#rrggbb`. */
function hexOf(token: string, scheme: 'light' | 'dark'): string {
  const value = declaredIn(css, scheme).get(token.replace('--', ''))!;
  const [, other] = /^var\((.+)\)$/.exec(value) ?? [];
  if (other) return hexOf(other, scheme);
  return value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
}

const roles = {
  colorPrimary: '--bg-accent',
  colorSecondary: '--fg-accent',
  appBg: '--bg-canvas',
  appContentBg: '--bg-surface',
  appPreviewBg: '--bg-canvas',
  appBorderColor: '--border',
  textColor: '--fg',
  textMutedColor: '--fg-muted',
  barTextColor: '--fg-muted',
  barSelectedColor: '--fg-accent',
  barHoverColor: '--fg-accent',
  barBg: '--bg-surface',
  inputBg: '--bg-surface',
  inputBorder: '--border-strong',
  inputTextColor: '--fg',
} as const;

test.each(['light', 'dark'] as const)(
  "Storybook's %s colours are those of the tokens",
  (scheme) => {
    const entries = Object.entries(roles).map(([name, token]) => [name, hexOf(token, scheme)]);
    expect(themes[scheme]).toMatchObject(Object.fromEntries(entries));
  },
);

test("the browser's toolbar colours match the tokens", () => {
  const page = readFileSync('packages/app/index.html', 'utf8');
  const colours = [...page.matchAll(/name="theme-color" content="(.+?)"/g)].map(([, hex]) => hex);
  expect(colours).toEqual([hexOf('--bg-canvas', 'light'), hexOf('--bg-canvas', 'dark')]);
});
