import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { tokenModes, tokensIn } from '../../scripts/designTokens.ts';
import type { TokenMode } from '../../scripts/designTokens.ts';
import './index.css';
import scale from './scale.css?raw';
import roles from './tokens.css?raw';

interface Token {
  $type: keyof typeof toCss;
  $value: unknown;
  $extensions?: { 'app.patunay.css': string };
}

interface Length {
  value: number;
  unit: string;
}

interface Color {
  components: number[];
  alpha?: number;
}

interface Shadow extends Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length> {
  color: Color;
}

const length = ({ value, unit }: Length) => `${value}${unit}`;
const color = ({ components, alpha = 1 }: Color) =>
  `rgb(${components.map((share) => Math.round(share * 255)).join(' ')} / ${alpha})`;

/** Converts a value of the token file to CSS, by type. */
const toCss = {
  color,
  dimension: length,
  duration: length,
  number: String,
  fontWeight: String,
  fontFamily: (families: string[]) => families.map((family) => `'${family}'`).join(),
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join()})`,
  shadow: (layers: Shadow[]) =>
    layers
      .map(({ color: paint, offsetX, offsetY, blur, spread }) =>
        [...[offsetX, offsetY, blur, spread].map(length), color(paint)].join(' '),
      )
      .join(),
};

/** The CSS property whose computed values are compared, by token type. */
const properties: Record<keyof typeof toCss, string> = {
  color: 'color',
  dimension: 'width',
  duration: 'transition-duration',
  number: 'scale',
  fontWeight: 'font-weight',
  fontFamily: 'font-family',
  cubicBezier: 'transition-timing-function',
  shadow: 'box-shadow',
};

const probe = document.createElement('div');
beforeAll(() => document.body.append(probe));
afterAll(async () => {
  probe.remove();
  delete document.documentElement.dataset.theme;
  await emulate('no-preference');
});

const emulate = (contrast: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-contrast', value: contrast }],
  });

/** The computed value of a property, without quotes: browsers drop those that a font name does not need. */
function computed(property: string, value: string) {
  probe.style.cssText = `${property}: ${value}`;
  expect(probe.style.getPropertyValue(property), `${property}: ${value}`).not.toBe('');
  return getComputedStyle(probe).getPropertyValue(property).replace(/["']/g, '');
}

type Groups = Record<string, Record<string, Token>>;

/** The CSS value of a token in the file, with references resolved. */
function cssOf({ $type, $value, $extensions }: Token, groups: Groups): string {
  const [, group, name] = /^\{(.+)\.(.+)\}$/.exec(String($value)) ?? [];
  if (group) return cssOf(groups[group]![name!]!, groups);
  return $extensions?.['app.patunay.css'] ?? toCss[$type]($value);
}

test.each(Object.keys(tokenModes) as TokenMode[])(
  "every token in the file equals the browser's computed value, in %s",
  async (mode) => {
    const { theme, contrast } = tokenModes[mode];
    document.documentElement.dataset.theme = theme;
    await emulate(contrast === 'more' ? 'more' : 'no-preference');
    const { $schema, ...rest } = tokensIn(`${scale}\n${roles}`, mode);
    const groups: Groups = rest;
    expect($schema).toContain('2025.10');
    for (const tokens of Object.values(groups)) {
      for (const [name, token] of Object.entries(tokens)) {
        const property = name.startsWith('tracking') ? 'letter-spacing' : properties[token.$type];
        const actual = computed(property, cssOf(token, groups));
        expect(`${name}: ${actual}`).toBe(`${name}: ${computed(property, `var(--pt-${name})`)}`);
      }
    }
  },
);
