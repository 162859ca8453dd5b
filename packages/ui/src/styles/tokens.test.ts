import { defineConfig, parse } from '@terrazzo/parser';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredIn, tokenModes, tokensIn, tokensResolver } from '../../scripts/designTokens.ts';
import type { TokenMode } from '../../scripts/designTokens.ts';

const folder = new URL('./', import.meta.url);
const css = ['scale.css', 'tokens.css']
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const modes = Object.keys(tokenModes) as TokenMode[];

/** Parses a token file with an independent tool; rejects if the file breaks the format. */
const read = (tokens: object) =>
  parse([{ filename: new URL('tokens.json', folder), src: JSON.stringify(tokens) }], {
    config: defineConfig({}, { cwd: folder }),
  });

test('tokens.json follows the format and has every token in every mode', async () => {
  const { resolver } = await read(tokensResolver(css));
  expect(resolver.listPermutations!()).toEqual(modes.map((mode) => ({ mode })));
  for (const mode of modes) {
    const names = Object.keys(resolver.apply({ mode })).map((id) => id.replace(/^.*\./, ''));
    expect(names.sort()).toEqual([...declaredIn(css, mode).keys()].sort());
  }
});

test.each(modes)('the file of one mode, %s, has the same tokens', async (mode) => {
  const { resolver } = await read(tokensResolver(css));
  const { tokens } = await read(tokensIn(css, mode));
  const all = resolver.apply({ mode });
  expect(Object.keys(tokens).sort()).toEqual(Object.keys(all).sort());
  for (const [id, { $value }] of Object.entries(tokens)) {
    expect([id, all[id]!.$value]).toEqual([id, $value]);
  }
});

test('a token that breaks the format is rejected', async () => {
  const broken = JSON.stringify(tokensResolver(css)).replace('"px"', '"pixels"');
  await expect(read(JSON.parse(broken))).rejects.toThrow(/unit/i);
});

test('the generator throws for a token of unknown type', () => {
  expect(() => tokensResolver(`--pt-tempo: 3;\n${css}`)).toThrow('--pt-tempo has no type');
});
