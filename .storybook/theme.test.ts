import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themes } from './theme';

// Storybook's manager and the browser's toolbar cannot use custom properties, so their colours are copies.

const styles = ['tokens', 'scale'].map((name) =>
  readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8'),
);
const values = new Map(
  [...styles.join().matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value!]),
);

/** The hex value of a token, as `#rrggbb`. */
function hexOf(token: string, scheme: 'light' | 'dark'): string {
  const value = values.get(token)!;
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [undefined, value, value];
  const own = scheme === 'light' ? light : dark;
  const [, other] = /^var\((.+)\)$/.exec(own) ?? [];
  if (other) return hexOf(other, scheme);
  return own.length === 4 ? own.replace(/[^#]/g, '$&$&') : own;
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
