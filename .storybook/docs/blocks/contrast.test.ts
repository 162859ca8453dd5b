import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaredIn, tokenModes } from '../../../packages/ui/scripts/designTokens.ts';
import type { TokenMode } from '../../../packages/ui/scripts/designTokens.ts';
import { brands } from '../../environments/modes.ts';
import { backgroundsOf } from './backgrounds.ts';
import { contrast } from './tokens.ts';

const library = ['scale', 'tokens']
  .map((name) => readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8'))
  .join('\n');
const presets = readFileSync('.storybook/environments/brands.css', 'utf8');
const [normalPresets = '', morePresets = ''] = presets.split('@media');

/** The declarations of a preset brand. */
const blocksOf = (css: string, brand: string) =>
  [...css.matchAll(/data-brand='(\w+)'\] \{(.+?)\}/gs)]
    .filter(([, name]) => name === brand)
    .map(([, , block]) => block)
    .join();

type Rgb = [number, number, number];

function paletteOf(brand: string, mode: TokenMode) {
  const { contrast: preference } = tokenModes[mode];
  const own = [normalPresets, ...(preference === 'more' ? [morePresets] : [])]
    .map((css) => blocksOf(css, brand))
    .join('\n');
  const declared = declaredIn(library, mode, declaredIn(own, mode));
  return (name: string): Rgb => {
    let value = declared.get(name.replace('--pt-', ''))!;
    while (value.startsWith('var(')) value = declared.get(value.slice(9, -1))!;
    const digits = value.length === 4 ? value.slice(1).replace(/./g, '$&$&') : value.slice(1);
    return digits.match(/../g)!.map((pair: string) => parseInt(pair, 16)) as Rgb;
  };
}

const names = [...declaredIn(library, 'light').keys()].map((name) => `--pt-${name}`);
const surfaces = names.filter(
  (name) => name.startsWith('--pt-bg-') && !name.startsWith('--pt-bg-overlay'),
);
const text = names.filter((name) => name.startsWith('--pt-fg') && name !== '--pt-fg-disabled');
/** Borders and outlines that identify a control or its focus (WCAG 2.2, 1.4.11). */
const controls = [
  '--pt-border-control',
  '--pt-border-control-hover',
  '--pt-border-danger',
  '--pt-focus-ring',
];
const lines = names.filter((name) => name.startsWith('--pt-border'));

/** Finds tokens with too little contrast on one of their backgrounds. */
function tooLow(colorOf: (name: string) => Rgb, tokens: string[], needed: number) {
  return tokens.flatMap((name) =>
    backgroundsOf(name, surfaces)
      .map((background) => ({ background, found: contrast(colorOf(name), colorOf(background)) }))
      .filter(({ found }) => found < needed)
      .map(({ background, found }) => `${name} on ${background}: ${found.toFixed(2)}`),
  );
}

const modes = Object.keys(tokenModes) as TokenMode[];
const combinations = Object.keys(brands).flatMap((brand) => modes.map((mode) => ({ brand, mode })));

describe.each(combinations)('$brand in $mode', ({ brand, mode }) => {
  const colorOf = paletteOf(brand, mode);
  const isMore = tokenModes[mode].contrast === 'more';

  test('has legible text on every surface', () => {
    expect(tooLow(colorOf, text, isMore ? 7 : 4.5)).toEqual([]);
  });

  test('has legible selected text', () => {
    const found = contrast(colorOf('--pt-fg'), colorOf('--pt-bg-selection'));
    expect(found).toBeGreaterThanOrEqual(isMore ? 7 : 4.5);
  });

  test('has visible controls', () => {
    expect(tooLow(colorOf, controls, 3)).toEqual([]);
  });

  test.runIf(isMore)('has visible lines and legible disabled text', () => {
    expect(tooLow(colorOf, lines, 3)).toEqual([]);
    expect(tooLow(colorOf, ['--pt-fg-disabled'], 4.5)).toEqual([]);
  });
});

test('the guide lists every property that a bank can set', () => {
  const guide = readFileSync('.storybook/docs/guides/Theming.mdx', 'utf8');
  const listed = [...guide.matchAll(/^\| `(--pt-brand[\w-]*)`/gm)].map(([, name]) => name);
  const known = new Set(library.match(/(?<=var\()--pt-brand[\w-]*/g));
  expect(listed.toSorted()).toEqual([...known].toSorted());
});

test('reports a colour that is one step too pale', () => {
  const colorOf = paletteOf('patunay', 'light');
  const planted = (name: string): Rgb =>
    name === '--pt-fg-muted' ? [119, 119, 119] : colorOf(name);
  expect(tooLow(planted, ['--pt-fg-muted'], 4.5)).toEqual([
    '--pt-fg-muted on --pt-bg-surface: 4.48',
    '--pt-fg-muted on --pt-bg-canvas: 4.07',
  ]);
});
