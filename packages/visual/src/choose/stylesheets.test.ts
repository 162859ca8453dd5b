import { expect, test } from 'vitest';
import { isGlobalStylesheet } from './stylesheets.ts';

const isGlobal = (text: string, file = 'Button.module.css') => isGlobalStylesheet(file, () => text);

test.each([
  '.button { color: red; svg { fill: blue } &:hover { color: blue } }',
  '.button > svg, :is(.a, .b) { color: red }',
  '@layer components { @media (width < 40rem) { .button { color: red } } }',
  '@keyframes fade { from { opacity: 0 } } .button { animation: fade }',
  '/* body { color: red } */',
])('a module that styles only its own classes is local: %s', (text) => {
  expect(isGlobal(text)).toBe(false);
});

test.each([
  ':global(body) { color: red }',
  '.button { :global(.icon) { color: red } }',
  'table { color: red }',
  '.button, a { color: red }',
  '@layer components { * { color: red } }',
  ':root { --space: 1rem }',
  '@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }',
  '@font-face { font-family: Inter }',
  '@import url(other.css);',
  '.button {',
])('a module that may style more is global: %s', (text) => {
  expect(isGlobal(text)).toBe(true);
});

test('any stylesheet that is not a module is global, and nothing else is', () => {
  expect(isGlobal('.button {}', 'button.css')).toBe(true);
  expect(isGlobal('.button {}', 'button.scss')).toBe(true);
  expect(isGlobal('body {}', 'button.tsx')).toBe(false);
});
