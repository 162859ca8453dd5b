import { resolve } from 'node:path';
import * as prettier from 'prettier';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

async function reported(code: string, codeFilename: string) {
  const { results } = await stylelint.lint({
    code,
    codeFilename: resolve(root, codeFilename),
    cwd: root,
  });
  return results[0]?.warnings.map(({ rule }) => rule) ?? [];
}

const component = 'packages/ui/src/components/Planted/Planted.module.css';
const rule = (declaration: string, selector = '.root') =>
  `@layer components {\n  ${selector} {\n    ${declaration}\n  }\n}\n`;

test.each([
  {
    what: 'an unknown token',
    name: 'csstools/value-no-unknown-custom-properties',
    wrong: rule('color: var(--fg-mutedd);'),
    right: rule('color: var(--fg-muted);'),
  },
  {
    what: 'a token of the private scale',
    name: 'csstools/value-no-unknown-custom-properties',
    wrong: rule('background: var(--sand-3);'),
    right: rule('block-size: var(--radix-accordion-content-height);'),
  },
  {
    what: "a component's own property",
    name: 'csstools/value-no-unknown-custom-properties',
    wrong: rule('color: var(--planted-fg);'),
    right: rule('--planted-fg: var(--fg);\n\n    color: var(--planted-fg);'),
  },
  {
    what: 'a raw colour',
    name: 'color-no-hex',
    wrong: rule('color: #21201c;'),
    right: rule('color: currentcolor;'),
  },
  {
    what: 'a raw colour by its name',
    name: 'color-named',
    wrong: rule('color: rebeccapurple;'),
    right: rule('color: transparent;'),
  },
  {
    what: 'a raw colour as a function',
    name: 'function-disallowed-list',
    wrong: rule('color: oklch(60% 0.1 250deg);'),
    right: rule('color: color-mix(in oklab, var(--fg), transparent);'),
  },
  {
    what: 'a selector that is too specific',
    name: 'selector-max-specificity',
    wrong: rule('color: var(--fg);', ".root[data-size='small'] .a .b"),
    right: rule('color: var(--fg);', ".root[data-size='small']:hover"),
  },
  {
    what: 'what a browser does not know that the product is for',
    name: 'plugin/no-unsupported-browser-features',
    wrong:
      rule('color: var(--fg);').replace('.root {', '@container style(--a: b) {\n  .root {') + '}',
    right: rule('container-type: inline-size;'),
  },
  {
    what: 'a rule outside its layer',
    name: 'patunay/in-layer',
    wrong: '.root {\n  color: var(--fg);\n}\n',
    right: rule('color: var(--fg);'),
  },
])('$what', async ({ name, wrong, right }) => {
  expect(await reported(wrong, component)).toContain(name);
  expect(await reported(right, component)).toEqual([]);
});

test('allows raw colours in the tokens file', async () => {
  const tokens =
    '@layer tokens {\n  :root {\n    --bg-paper: #fff;\n    --bg: var(--sand-3);\n  }\n}\n';
  expect(await reported(tokens, 'packages/ui/src/styles/tokens.css')).toEqual([]);
});

test('Prettier reports a badly formatted file', async () => {
  const filepath = resolve(root, 'packages/ui/src/planted.ts');
  const options = { ...(await prettier.resolveConfig(filepath)), filepath };
  expect(await prettier.check(`const a = "b"\n`, options)).toBe(false);
  expect(await prettier.check(`const a = 'b';\n`, options)).toBe(true);
});
