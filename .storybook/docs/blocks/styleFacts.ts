/** A CSS declaration block with its selectors and at-rules. */
interface Rule {
  /** Selectors and at-rules, outermost first. */
  context: string[];
  body: string;
}

export interface OwnProperty {
  name: string;
  /** Each place that sets it, with the value, in stylesheet order. The first is the default. */
  settings: { where: string; value: string }[];
}

export interface DataAttribute {
  name: string;
  /** The values that the CSS distinguishes; empty for a boolean attribute. */
  values: string[];
  /** Whether the component's own code sets it; otherwise Radix does. */
  own: boolean;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const unique = <Item>(items: Item[]) => [...new Set(items)];

function rules(css: string): Rule[] {
  const found: Rule[] = [];
  const context: string[] = [];
  let text = '';
  for (const letter of css.replace(/\/\*.*?\*\//gs, '')) {
    if (letter === '{') {
      const [prelude = ''] = text.split(';').slice(-1);
      const declared = text.slice(0, text.length - prelude.length);
      if (squeeze(declared)) found.push({ context: [...context], body: declared });
      context.push(squeeze(prelude));
      text = '';
    } else if (letter === '}') {
      if (squeeze(text)) found.push({ context: [...context], body: text });
      context.pop();
      text = '';
    } else text += letter;
  }
  return found;
}

/** The custom properties that a stylesheet declares. */
export function ownProperties(css: string): OwnProperty[] {
  const declared = rules(css).flatMap(({ context, body }) =>
    [...body.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => ({
      name,
      where: context.filter((part) => !part.startsWith('@layer')).join(' '),
      value: squeeze(value),
    })),
  );
  return unique(declared.map(({ name }) => name)).map((name) => ({
    name,
    settings: declared
      .filter((declaration) => declaration.name === name)
      .map(({ where, value }) => ({ where, value })),
  }));
}

/** The library's tokens that a stylesheet uses. */
export function usedTokens(css: string): string[] {
  const own = ownProperties(css).map(({ name }) => name);
  return unique([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
    .filter((name) => !own.includes(name) && !name.startsWith('--radix'))
    .sort();
}

/** The data attributes that a component sets or that its CSS selects. */
export function dataAttributes(css: string, code: string): DataAttribute[] {
  const styled = [...css.matchAll(/\[(data-[\w-]+)(?:='([^']*)')?\]/g)].map(
    ([, name = '', value]) => ({
      name,
      value,
    }),
  );
  const own = [...code.replace(/\/\*.*?\*\/|\/\/.*$/gms, '').matchAll(/\bdata-[a-z-]+\b/g)].map(
    ([name]) => name,
  );
  return unique([...own, ...styled.map(({ name }) => name)])
    .sort()
    .map((name) => ({
      name,
      own: own.includes(name),
      values: unique(
        styled.flatMap((attribute) =>
          attribute.name === name && attribute.value !== undefined ? [attribute.value] : [],
        ),
      ),
    }));
}
