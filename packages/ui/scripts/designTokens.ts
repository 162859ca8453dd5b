// The role and scale tokens as data: a resolver document of the Design Tokens Community Group (2025.10), generated
// from the stylesheets. No Node APIs, because Storybook's pages import it too.

/** The modes of the colour tokens: a theme, with normal or more contrast. */
export const tokenModes = {
  light: { theme: 'light', contrast: 'normal' },
  dark: { theme: 'dark', contrast: 'normal' },
  'light-more-contrast': { theme: 'light', contrast: 'more' },
  'dark-more-contrast': { theme: 'dark', contrast: 'more' },
} as const;

export type TokenMode = keyof typeof tokenModes;

/** The CSS values of tokens by name, without the leading dashes. */
type Declared = Map<string, string>;

/** The extension that keeps the original CSS of values that the format can only approximate: `clamp()` and `em`. */
const extension = 'app.patunay.css';

/** The group and type of each token; the first pattern that matches its name counts. */
const kinds: [names: RegExp, group: (name: string) => string, type: string][] = [
  [/^(radius|space|size|text)\b/, (name) => name.replace(/-.*/, ''), 'dimension'],
  [/^(sand|indigo|grass|amber|tomato)-\d+$/, () => 'scale', 'color'],
  [/^(bg|fg|border|mark|paper|focus)\b/, () => 'color', 'color'],
  [/^font\b/, () => 'font', 'fontFamily'],
  [/^weight\b/, () => 'weight', 'fontWeight'],
  [/^(leading|tracking)\b/, (name) => name.replace(/-.*/, ''), 'number'],
  [/^shadow\b/, () => 'shadow', 'shadow'],
  [/^(duration|delay)\b/, () => 'motion', 'duration'],
  [/^ease\b/, () => 'motion', 'cubicBezier'],
  [/^z\b/, () => 'layer', 'number'],
];

function kindOf(name: string) {
  const kind = kinds.find(([names]) => names.test(name));
  if (!kind) throw new Error(`--pt-${name} has no type: add its prefix to designTokens.ts.`);
  return { group: kind[1](name), type: kind[2] };
}

/** The part of a `light-dark()` value for one theme. Commas inside the arguments are always in parentheses. */
function inTheme(value: string, theme: 'light' | 'dark') {
  const pair = /^light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)$/.exec(value);
  return pair?.[theme === 'light' ? 1 : 2]?.trim() ?? value;
}

/**
 * The CSS value of every token in a mode, by name without the leading dashes. References to other tokens are kept.
 *
 * @param brand the properties that a brand sets; by default, tokens have their value without one
 */
export function declaredIn(
  css: string,
  mode: TokenMode,
  brand = new Map<string, string>(),
): Declared {
  const { theme, contrast } = tokenModes[mode];
  const all = css.replace(/\/\*.*?\*\//gs, '');
  // With more contrast, later declarations replace earlier ones.
  const applied =
    contrast === 'more' ? all : all.replace(/@media \(prefers-contrast: more\).*/s, '');
  const declarations = [...applied.matchAll(/^\s*--pt-([\w-]+):\s*([^;]+);/gm)];
  const inBrand = (value: string) =>
    value.replace(
      /^var\(--pt-(brand[\w-]*), (.+)\)$/,
      (_, name: string, own: string) => brand.get(name) ?? own,
    );
  return new Map(
    declarations.map(([, name = '', value = '']) => [
      name,
      inTheme(inBrand(value.replace(/\s+/g, ' ')), theme),
    ]),
  );
}

const round = (number: number) => Number(number.toFixed(4));

function color(text: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(
    text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  );
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text);
  const channels = hex
    ? hex.slice(1).map((pair) => parseInt(pair, 16))
    : rgb?.slice(1, 4).map(Number);
  if (!channels) throw new Error(`${text} is neither a hex colour nor an rgb() with an alpha.`);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    ...(rgb && { alpha: Number(rgb[4]) / 100 }),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

interface Dimension {
  value: number;
  unit: string;
}

function dimension(text = '', declared?: Declared): Dimension {
  if (text === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(text) ?? [];
  if (unit) return { value: Number(value), unit };
  const [, name, factor] = /^calc\(var\(--pt-([\w-]+)\) \* ([\d.]+)\)$/.exec(text) ?? [];
  if (name) {
    const base = dimension(declared?.get(name), declared);
    return { ...base, value: round(base.value * Number(factor)) };
  }
  // Use the maximum of a fluid size, which applies on a desktop.
  const [, largest] = /^(?:clamp\(.*,\s*|min\()([\d.]+rem)(?:,.*)?\)$/.exec(text) ?? [];
  if (largest) return dimension(largest, declared);
  throw new Error(`${text} is not a length that the format supports.`);
}

function shadow(text: string) {
  return text.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', paint = ''] = /^(.+?) (rgb\(.+\))$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = '0'] = lengths.split(' ');
    return {
      color: color(paint),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}

const values: Record<string, (text: string, declared: Declared) => unknown> = {
  color,
  dimension,
  shadow,
  number: (text: string) => parseFloat(text),
  fontWeight: (text: string) => Number(text),
  fontFamily: (text: string) => text.split(', ').map((family) => family.replace(/^'|'$/g, '')),
  duration: (text: string) => ({ value: parseFloat(text), unit: text.replace(/[\d.]+/, '') }),
  cubicBezier: (text: string) => text.match(/-?[\d.]+/g)?.map(Number),
};

/** The named tokens by group, in the format of the Design Tokens Community Group. */
function grouped(names: Iterable<string>, declared: Declared) {
  const groups: Record<string, Record<string, object>> = {};
  for (const name of names) {
    const { group, type } = kindOf(name);
    const text = declared.get(name) ?? '';
    const [, other] = /^var\(--pt-([\w-]+)\)$/.exec(text) ?? [];
    const isApproximate = /^clamp\(|[^r]em$/.test(text);
    (groups[group] ??= {})[name] = {
      $type: type,
      $value: other ? `{${kindOf(other).group}.${other}}` : values[type]?.(text, declared),
      ...(isApproximate && { $extensions: { [extension]: text } }),
    };
  }
  return groups;
}

/**
 * All tokens of one mode as a token file, for tools that import one file per mode.
 *
 * @param css scale.css and tokens.css
 */
export function tokensIn(css: string, mode: TokenMode) {
  const declared = declaredIn(css, mode);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...grouped(declared.keys(), declared),
  };
}

/**
 * All tokens in all modes as one resolver document. Each context contains its tokens inline, because Terrazzo does
 * not resolve references to sets there.
 *
 * @param css scale.css and tokens.css
 */
export function tokensResolver(css: string) {
  const light = declaredIn(css, 'light');
  // The keys of an object literal are those of its type.
  const modes = (Object.keys(tokenModes) as TokenMode[]).map((mode) => ({
    mode,
    declared: declaredIn(css, mode),
  }));
  const isSame = (name: string) =>
    modes.every(({ declared }) => declared.get(name) === light.get(name));
  const names = [...light.keys()];
  const changing = names.filter((name) => !isSame(name));
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Patunay',
    version: '2025.10',
    description: 'Scale and role tokens of @patunay/ui, generated from its stylesheet.',
    sets: {
      base: {
        description: 'The same in every mode.',
        sources: [grouped(names.filter(isSame), light)],
      },
    },
    modifiers: {
      mode: {
        description: 'The theme, and whether the user prefers more contrast.',
        contexts: Object.fromEntries(
          modes.map(({ mode, declared }) => [mode, [grouped(changing, declared)]]),
        ),
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
  };
}
